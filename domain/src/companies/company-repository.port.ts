import type { Uuid } from '../shared/index.ts'
import type { Company, TeamMember } from './company.ts'
import type { TeamRole } from '../identity/index.ts'

/** Stores companies with their teams. Changes hold the company's lock, so that for example the last free contact cannot be used twice. */
export interface CompanyRepository {
  find(uuid: Uuid): Promise<Company | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<Company | null>
  add(company: Company): Promise<void>
  save(company: Company): Promise<void>
  /** 'duplicate' if the person is a member of a company already (a unique index decides). */
  addMember(companyUuid: Uuid, accountUuid: Uuid, role: TeamRole): Promise<'added' | 'duplicate'>
  /** The whole team in the order in which members joined; it does not change while the company is locked. */
  listTeam(companyUuid: Uuid): Promise<readonly TeamMember[]>
  setRole(accountUuid: Uuid, role: TeamRole): Promise<void>
  removeMember(accountUuid: Uuid): Promise<void>
}

/** Reads companies and teams without locking. */
export interface CompanyDirectory {
  find(uuid: Uuid): Promise<Company | null>
  listTeam(companyUuid: Uuid): Promise<readonly TeamMember[]>
  findMember(accountUuid: Uuid): Promise<TeamMember | null>
}
