export { FileLink, type FileLinkProps, PictureLink } from './FileLink.tsx'
export { FilePreview, type FilePreviewProps } from './FilePreview.tsx'
export { isPicture } from './preview-kind.ts'
