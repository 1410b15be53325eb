import type { Uuid } from '../shared/index.ts'
import type { Company, TeamMember, TeamRole } from './company.ts'

/** Companies inside a unit of work. `find` locks the row, so that the last free contact cannot be used twice. */
export interface CompanyRepository {
  find(uuid: Uuid): Promise<Company | null>
  add(company: Company): Promise<void>
  save(company: Company): Promise<void>
  addMember(companyUuid: Uuid, accountUuid: Uuid, role: TeamRole): Promise<void>
}

/** Reads companies and teams without locking. */
export interface CompanyDirectory {
  find(uuid: Uuid): Promise<Company | null>
  team(companyUuid: Uuid): Promise<readonly TeamMember[]>
  findMember(accountUuid: Uuid): Promise<TeamMember | null>
}
