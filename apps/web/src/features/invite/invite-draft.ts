import { writeStored, readStored, tabStorage } from '../../shared/storage/stored.ts'

/** An invite that is being accepted by a new person, as far as it has come; the password is never kept. */
export interface InviteDraft {
  readonly token: string
  readonly email: string
  readonly companyName: string
  readonly inviterName: string | null
  readonly firstName: string
  readonly lastName: string
  /** True once the account is there: the success page is next. */
  readonly isJoined: boolean
}

const key = 'guildhall-invite'

/** Keeps the invite for as long as the tab lives; null forgets it. */
export const saveInviteDraft = (draft: InviteDraft | null): void => writeStored(tabStorage, key, draft)

/** The invite that is being accepted in this tab, null where there is none. */
export function readInviteDraft(): InviteDraft | null {
  const kept = readStored<InviteDraft>(tabStorage, key)
  if (typeof kept?.token !== 'string' || typeof kept.email !== 'string') return null
  const { email, token, companyName = '', firstName = '', inviterName = null, isJoined = false, lastName = '' } = kept
  return { token, email, companyName, inviterName, firstName, lastName, isJoined }
}

/** The page that tells what an invite's link meets. */
export const invitePath = (token: string): string => `/invite?token=${encodeURIComponent(token)}`
