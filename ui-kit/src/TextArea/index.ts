export * from './TextArea.tsx'
