export { type InviteDraft, invitePath, saveInviteDraft, readInviteDraft } from './invite-draft.ts'
export { getCapacityError } from './invite-messages.ts'
