export * from './Form.tsx'
