import type { Uuid } from '../../shared/index.ts'

/**
 * A company that a contractor hides from: a registered one whatever it is called later, or every company that ever had the name or the
 * website's domain. Rule: PROF-24.
 */
export interface HiddenCompany {
  readonly uuid: Uuid
  readonly contractorUuid: Uuid
  /** The registered company that was chosen; null if one was only named. */
  readonly companyUuid: Uuid | null
  readonly name: string
  /** The key of the name; a contractor has one entry for each named company. */
  readonly nameKey: string
  readonly domain: string | null
  readonly createdAt: Date
}

/** Stores the companies that contractors hide from. */
export interface HiddenCompanyRepository {
  /** Newest first. */
  list(contractorUuid: Uuid): Promise<readonly HiddenCompany[]>
  /** Adds an entry, or returns the existing one for that company or name. */
  add(company: HiddenCompany): Promise<HiddenCompany>
  /** False if the contractor has no such entry. */
  remove(contractorUuid: Uuid, uuid: Uuid): Promise<boolean>
}
