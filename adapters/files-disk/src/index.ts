export { createFileStore } from './create-file-store.ts'
export { createPictures } from './create-pictures.ts'
