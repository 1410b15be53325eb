import type { CompanyEvent } from '../company.events.ts'
import type { Company } from '../company.ts'
import type { Account } from '../../identity/index.ts'
import { createEvent, type Clock, type DomainEvent, type IdGenerator, type Uuid } from '../../shared/index.ts'
import type { Invite } from './invite.ts'

export interface SentInvite {
  readonly company: Pick<Company, 'uuid' | 'name'>
  readonly invite: Invite
  /** Who sent the invite; null once their account is erased. */
  readonly inviter: Pick<Account, 'firstName' | 'lastName'> | null
  /** The seed of the link's secret. */
  readonly secretUuid: Uuid
}

/** The event that mails an invite's link. */
export const createInviteSentEvent = (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  { company, invite, inviter, secretUuid }: SentInvite,
): DomainEvent<CompanyEvent> =>
  createEvent(deps, {
    type: 'invite-sent',
    companyUuid: company.uuid,
    companyName: company.name,
    inviteUuid: invite.uuid,
    email: invite.email,
    role: invite.role,
    inviterName: inviter === null ? company.name : `${inviter.firstName} ${inviter.lastName}`.trim(),
    secretUuid,
    expiresAt: invite.expiresAt.toISOString(),
  })
