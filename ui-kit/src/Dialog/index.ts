export * from './Dialog.tsx'
