export { createS3FileStore, type S3FileStore, type S3Options } from './create-s3-file-store.ts'
