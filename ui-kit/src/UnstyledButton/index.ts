export * from './UnstyledButton.tsx'
