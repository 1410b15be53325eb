export { FileToOpen, type FileToOpenProps } from './FileToOpen.tsx'
export { FilePreview, type FilePreviewProps } from './FilePreview.tsx'
