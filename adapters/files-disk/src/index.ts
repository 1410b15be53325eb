export { createArchives } from './create-archives.ts'
export { createDocuments } from './create-documents.ts'
export { createFileStore } from './create-file-store.ts'
export { createPictures } from './create-pictures.ts'
