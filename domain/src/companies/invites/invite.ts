import type { TeamRole } from '../../identity/index.ts'
import { addDays, type Uuid } from '../../shared/index.ts'

export const INVITE_DAYS = 7

/** An invite into a company's team. Only the hash of its link's token is stored. Rule: COMP-24. */
export interface Invite {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  /** In lower case. */
  readonly email: string
  readonly role: TeamRole
  readonly tokenHash: string
  /** Null once that person is erased. */
  readonly invitedByUuid: Uuid | null
  readonly createdAt: Date
  /** When the current link was sent; changes with each refresh. */
  readonly invitedAt: Date
  readonly expiresAt: Date
  /** When the invited person last asked for a new link. */
  readonly renewalRequestedAt: Date | null
  readonly acceptedAt: Date | null
  readonly revokedAt: Date | null
}

/** The state of an invite; an expired one can still be refreshed. Rule: COMP-24. */
export type InviteState = 'pending' | 'expired' | 'accepted' | 'revoked'

/** The current state of an invite. */
export const getInviteState = (
  { acceptedAt, expiresAt, revokedAt }: Pick<Invite, 'acceptedAt' | 'expiresAt' | 'revokedAt'>,
  now: Date,
): InviteState => {
  if (acceptedAt !== null) return 'accepted'
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'pending'
}

/** What a link that is sent now begins. */
const linkSentAt = (now: Date) => ({ invitedAt: now, expiresAt: addDays(now, INVITE_DAYS), renewalRequestedAt: null })

/** The invite with a new link; the old one becomes invalid. Rule: COMP-24. */
export const withNewLink = (invite: Invite, tokenHash: string, now: Date): Invite => ({
  ...invite,
  ...linkSentAt(now),
  tokenHash,
})

/** What a new invite is made of. */
export type NewInvite = Pick<
  Invite,
  'uuid' | 'companyUuid' | 'email' | 'role' | 'tokenHash' | 'invitedByUuid' | 'createdAt'
>

/** An invite with its first link, or an expired one that begins anew, sent now. Rule: COMP-24. */
export const createInvite = (invite: NewInvite, now: Date): Invite => ({
  ...invite,
  ...linkSentAt(now),
  acceptedAt: null,
  revokedAt: null,
})
