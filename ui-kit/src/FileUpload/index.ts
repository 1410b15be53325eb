export * from './FileUpload.tsx'
export * from './FileUploadItem.tsx'
export * from './file-limits.ts'
