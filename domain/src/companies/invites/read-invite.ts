import type { CompanyDirectory } from '../company-repository.port.ts'
import type { TeamRole, AccountRepository, Tokens, UserType } from '../../identity/index.ts'
import { err, ok, type Clock, type Result } from '../../shared/index.ts'
import type { EmailOwner, InviteRepository } from './invite-repository.port.ts'
import { type Invite, getInviteState } from './invite.ts'

/**
 * What an invite's link meets. 'new': nobody is known under the address, who joins with a name and a password; 'existing': an employer
 * without a company, who signs in and accepts; 'other-company', 'already-member' and 'contractor': people whose account cannot accept;
 * 'accepted', 'expired' and 'revoked': the invite itself is over. Rule: COMP-27.
 */
export type InviteLanding =
  | 'new'
  | 'existing'
  | 'other-company'
  | 'already-member'
  | 'contractor'
  | 'accepted'
  | 'expired'
  | 'revoked'

/** What the landing page tells whoever holds the link. */
export interface InviteDetails {
  readonly landing: InviteLanding
  readonly email: string
  readonly role: TeamRole
  readonly companyName: string
  readonly companyImage: string | null
  /** Null once that person has left or is erased. */
  readonly inviterName: string | null
  readonly expiresAt: Date
}

/** What a link meets: first where the invite stands, then whom its address belongs to. Rule: COMP-27. */
export const resolveInviteLanding = (invite: Invite, addressee: EmailOwner | undefined, now: Date): InviteLanding => {
  const state = getInviteState(invite, now)
  if (state !== 'pending') return state
  if (addressee === undefined) return 'new'
  if (addressee.userType === 'contractor') return 'contractor'
  if (addressee.companyUuid === null) return 'existing'
  return addressee.companyUuid === invite.companyUuid ? 'already-member' : 'other-company'
}

/** Who looks at the landing page; null for who is not signed in. */
export type InviteViewer = { readonly email: string; readonly userType: UserType } | null

/** The way on that the landing page offers; 'sign-out' is for who is signed in as somebody else. Rule: COMP-27. */
export type InviteAction = 'join' | 'sign-in' | 'accept' | 'sign-out' | 'ask-again' | 'dashboard' | 'none'

/** The way on for what a link meets and who looks at it. Rule: COMP-27. */
export const resolveInviteAction = (landing: InviteLanding, email: string, viewer: InviteViewer): InviteAction => {
  const isAddressee = viewer?.email.toLowerCase() === email
  if (landing === 'expired') return 'ask-again'
  if (landing === 'revoked') return viewer === null ? 'none' : 'dashboard'
  if (viewer !== null && !isAddressee) return 'sign-out'
  if (landing === 'new') return 'join'
  if (viewer === null) return 'sign-in'
  return landing === 'existing' ? 'accept' : 'dashboard'
}

export interface ReadInviteDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
  readonly invites: Pick<InviteRepository, 'findByTokenHash' | 'listEmailOwners'>
  readonly tokens: Pick<Tokens, 'hash'>
}

export interface ReadInviteCommand {
  readonly token: string
}

/** Reads what an invite's link meets. 'not-found' also for a link that a newer one has replaced. Rule: COMP-27. */
export const readInvite =
  ({ accounts, clock, companyDirectory, invites, tokens }: ReadInviteDeps) =>
  async ({ token }: ReadInviteCommand): Promise<Result<InviteDetails, 'not-found'>> => {
    const invite = await invites.findByTokenHash(tokens.hash(token))
    const company = invite === null ? null : await companyDirectory.find(invite.companyUuid)
    if (invite === null || company === null) return err('not-found')
    const [templateRecipients, inviter] = await Promise.all([
      invites.listEmailOwners([invite.email]),
      invite.invitedByUuid === null ? null : accounts.find(invite.invitedByUuid),
    ])
    return ok({
      landing: resolveInviteLanding(invite, templateRecipients[0], clock.now()),
      email: invite.email,
      role: invite.role,
      companyName: company.name,
      companyImage: company.image,
      inviterName: inviter === null ? null : `${inviter.firstName} ${inviter.lastName}`.trim(),
      expiresAt: invite.expiresAt,
    })
  }
