export * from './CropDialog.tsx'
