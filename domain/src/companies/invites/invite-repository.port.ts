import type { TeamRole, UserType } from '../../identity/index.ts'
import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { Invite } from './invite.ts'

/** Whom an address belongs to. `companyUuid` is the company whose team they are of now. */
export interface EmailOwner {
  readonly email: string
  readonly userType: UserType
  readonly companyUuid: Uuid | null
}

/**
 * Invites of companies. Changes to a company's invites are made while its row is locked, so that seats are never given twice; an open
 * invite is one that is neither accepted nor revoked.
 */
export interface InviteRepository {
  find(uuid: Uuid): Promise<Invite | null>
  findByTokenHash(tokenHash: string): Promise<Invite | null>
  /** Open ones to these addresses, expired ones included. */
  listOpenByEmail(companyUuid: Uuid, emails: readonly string[]): Promise<readonly Invite[]>
  /** Open ones, newest first. */
  listOpen(companyUuid: Uuid, page: PageRequest): Promise<Page<Invite>>
  /** The roles of open ones that live: those hold seats. */
  listPendingRoles(companyUuid: Uuid, now: Date): Promise<readonly { readonly uuid: Uuid; readonly role: TeamRole }[]>
  add(...invites: readonly Invite[]): Promise<void>
  save(...invites: readonly Invite[]): Promise<void>
  /** Who is known under these addresses. */
  listEmailOwners(emails: readonly string[]): Promise<readonly EmailOwner[]>
}
