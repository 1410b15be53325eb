export { UploadModal, type UploadModalProps } from './UploadModal.tsx'
