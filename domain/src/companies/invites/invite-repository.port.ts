import type { TeamRole, UserType } from '../../identity/index.ts'
import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { Invite } from './invite.ts'

/** The owner of an address. `companyUuid` is their current company. */
export interface EmailOwner {
  readonly email: string
  readonly userType: UserType
  readonly companyUuid: Uuid | null
}

/**
 * Stores the invites of companies. A company's invites are changed while the company is locked, so that a seat is never assigned twice. An
 * open invite is neither accepted nor revoked.
 */
export interface InviteRepository {
  find(uuid: Uuid): Promise<Invite | null>
  findByTokenHash(tokenHash: string): Promise<Invite | null>
  /** Open invites to these addresses, including expired ones. */
  listOpenByEmail(companyUuid: Uuid, emails: readonly string[]): Promise<readonly Invite[]>
  /** Open invites, newest first. */
  listOpen(companyUuid: Uuid, page: PageRequest): Promise<Page<Invite>>
  /** The roles of open invites that have not expired, which take seats. */
  listPendingRoles(companyUuid: Uuid, now: Date): Promise<readonly { readonly uuid: Uuid; readonly role: TeamRole }[]>
  add(...invites: readonly Invite[]): Promise<void>
  save(...invites: readonly Invite[]): Promise<void>
  /** The accounts with these addresses. */
  listEmailOwners(emails: readonly string[]): Promise<readonly EmailOwner[]>
}
