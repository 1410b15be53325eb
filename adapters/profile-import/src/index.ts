export { createProfileReader, type ProfileReaderOptions } from './create-profile-reader.ts'
