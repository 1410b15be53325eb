import type { Uuid } from '../shared/index.ts'
import type { TeamRole } from './account.ts'

/** Finds the company of an account and the role in it. The companies context fits it. */
export interface Memberships {
  findMember(accountUuid: Uuid): Promise<{ readonly companyUuid: Uuid; readonly role: TeamRole } | null>
}
