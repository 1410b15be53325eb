export * from './PasswordField.tsx'
