export * from './AttachmentList.tsx'
