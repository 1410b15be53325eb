export { type EditPart, getEditPart as editPartFor } from './edit-parts.ts'
export { ownProfileFromSession } from './from-wire.ts'
export { profileStatus } from './profile-status.ts'
export { shortProfileStatus } from './short-profile-status.ts'
