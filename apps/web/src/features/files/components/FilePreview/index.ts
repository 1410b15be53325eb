export { FileLink, type FileLinkProps } from './FileLink.tsx'
export { FilePreview, type FilePreviewProps } from './FilePreview.tsx'
