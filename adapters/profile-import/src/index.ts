export { createProfileReader, type ProfileReaderOptions } from './create-profile-reader.ts'
export { readingBegan, readingEnded, type ReadingUsage } from './reading-events.ts'
