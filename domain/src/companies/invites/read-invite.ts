import type { CompanyDirectory } from '../company-repository.port.ts'
import type { TeamRole, AccountRepository, Tokens, UserType } from '../../identity/index.ts'
import { err, ok, type Clock, type Result } from '../../shared/index.ts'
import type { EmailOwner, InviteRepository } from './invite-repository.port.ts'
import { type Invite, getInviteState } from './invite.ts'

/**
 * What the landing page of an invite shows. 'new': no account has the address, so the person joins with a name and a password; 'existing':
 * an employer without a company, who signs in and accepts; 'other-company', 'already-member' and 'contractor': an account that cannot
 * accept; 'accepted', 'expired' and 'revoked': the invite can no longer be used. Rule: COMP-27.
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

/** What the landing page shows to the holder of the link. */
export interface InviteDetails {
  readonly landing: InviteLanding
  readonly email: string
  readonly role: TeamRole
  readonly companyName: string
  readonly companyImage: string | null
  /** Null once that person has left or their account is erased. */
  readonly inviterName: string | null
  readonly expiresAt: Date
}

/** Resolves the landing from the invite's state, then from the owner of its address. Rule: COMP-27. */
export const resolveInviteLanding = (invite: Invite, addressee: EmailOwner | undefined, now: Date): InviteLanding => {
  const state = getInviteState(invite, now)
  if (state !== 'pending') return state
  if (addressee === undefined) return 'new'
  if (addressee.userType === 'contractor') return 'contractor'
  if (addressee.companyUuid === null) return 'existing'
  return addressee.companyUuid === invite.companyUuid ? 'already-member' : 'other-company'
}

/** The viewer of the landing page; null if not signed in. */
export type InviteViewer = { readonly email: string; readonly userType: UserType } | null

/** The action that the landing page offers; 'sign-out' if the viewer is signed in with another account. Rule: COMP-27. */
export type InviteAction = 'join' | 'sign-in' | 'accept' | 'sign-out' | 'ask-again' | 'dashboard' | 'none'

/** The action for a landing and its viewer. Rule: COMP-27. */
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

/** Reads an invite for its landing page. 'not-found' also for a link that was replaced by a newer one. Rule: COMP-27. */
export const readInvite =
  ({ accounts, clock, companyDirectory, invites, tokens }: ReadInviteDeps) =>
  async ({ token }: ReadInviteCommand): Promise<Result<InviteDetails, 'not-found'>> => {
    const invite = await invites.findByTokenHash(tokens.hash(token))
    const company = invite === null ? null : await companyDirectory.find(invite.companyUuid)
    if (invite === null || company === null) return err('not-found')
    const [emailOwners, inviter] = await Promise.all([
      invites.listEmailOwners([invite.email]),
      invite.invitedByUuid === null ? null : accounts.find(invite.invitedByUuid),
    ])
    return ok({
      landing: resolveInviteLanding(invite, emailOwners[0], clock.now()),
      email: invite.email,
      role: invite.role,
      companyName: company.name,
      companyImage: company.image,
      inviterName: inviter === null ? null : `${inviter.firstName} ${inviter.lastName}`.trim(),
      expiresAt: invite.expiresAt,
    })
  }
