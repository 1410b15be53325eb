export * from './TagField.tsx'
