export * from './ComboBox.tsx'
