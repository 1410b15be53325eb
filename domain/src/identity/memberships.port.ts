import type { Uuid } from '../shared/index.ts'
import type { TeamRole } from './account.ts'

/** Says which company an account belongs to, and in which role. Companies decide both. */
export interface Memberships {
  findMember(accountUuid: Uuid): Promise<{ readonly companyUuid: Uuid; readonly role: TeamRole } | null>
}
