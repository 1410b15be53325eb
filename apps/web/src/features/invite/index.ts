export { type InviteDraft, invitePath, keepInvite, keptInvite } from './invite-draft.ts'
export { roomWords } from './invite-words.ts'
