import type { TeamRole } from '../../identity/index.ts'
import { addDays, type Uuid } from '../../shared/index.ts'

export const INVITE_DAYS = 7

/** An invite into a company's team. The token of its link is never kept, only its hash. Rule: COMP-24. */
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
  /** When the present link was sent; moves with each refresh. */
  readonly invitedAt: Date
  readonly expiresAt: Date
  /** When the invited person last asked for a new link. */
  readonly renewalRequestedAt: Date | null
  readonly acceptedAt: Date | null
  readonly revokedAt: Date | null
}

/** Where an invite stands: an expired one can still be refreshed. Rule: COMP-24. */
export type InviteState = 'pending' | 'expired' | 'accepted' | 'revoked'

/** Where an invite stands now. */
export const getInviteState = (
  { acceptedAt, expiresAt, revokedAt }: Pick<Invite, 'acceptedAt' | 'expiresAt' | 'revokedAt'>,
  now: Date,
): InviteState => {
  if (acceptedAt !== null) return 'accepted'
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'pending'
}

/** The invite with a new link: the old one leads nowhere from now on. Rule: COMP-24. */
export const withNewLink = (invite: Invite, tokenHash: string, now: Date): Invite => ({
  ...invite,
  tokenHash,
  invitedAt: now,
  expiresAt: addDays(now, INVITE_DAYS),
  renewalRequestedAt: null,
})
