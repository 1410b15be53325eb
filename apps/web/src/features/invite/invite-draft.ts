import { writeStored, readStored, tabStorage } from '../../shared/storage/stored.ts'

/** An invite that a new user is accepting, with the input so far; the password is never stored. */
export interface InviteDraft {
  readonly token: string
  readonly email: string
  readonly companyName: string
  readonly inviterName: string | null
  readonly firstName: string
  readonly lastName: string
  /** True once the account exists: the success page is next. */
  readonly isJoined: boolean
}

const key = 'guildhall-invite'

/** Stores the invite until the tab is closed; null deletes it. */
export const saveInviteDraft = (draft: InviteDraft | null): void => writeStored(tabStorage, key, draft)

/** The invite that is being accepted in this tab; null if there is none. */
export function readInviteDraft(): InviteDraft | null {
  const stored = readStored<InviteDraft>(tabStorage, key)
  if (typeof stored?.token !== 'string' || typeof stored.email !== 'string') return null
  const { email, token, companyName = '', firstName = '', inviterName = null, isJoined = false, lastName = '' } = stored
  return { token, email, companyName, inviterName, firstName, lastName, isJoined }
}

/** The page of an invite's link. */
export const invitePath = (token: string): string => `/invite?token=${encodeURIComponent(token)}`
