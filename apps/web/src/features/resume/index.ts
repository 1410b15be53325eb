export { type EditPart, getEditPart as editPartFor } from './edit-parts.ts'
export { ownProfileFromSession } from './from-wire.ts'
export { shortProfileStatus, profileStatus } from './profile-status.ts'
