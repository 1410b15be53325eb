export { type EditPart, editPartFor } from './edit-parts.ts'
export { ownProfileOf } from './from-wire.ts'
export { shortStandingWords, standingWords } from './profile-words.ts'
