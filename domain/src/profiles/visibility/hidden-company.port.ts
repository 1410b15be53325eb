import type { Uuid } from '../../shared/index.ts'

/** A company that a contractor hides from, by its name and, where it was told, its website's domain. Rule: PROF-24. */
export interface HiddenCompany {
  readonly uuid: Uuid
  readonly contractorUuid: Uuid
  readonly name: string
  /** The name as names are compared; a contractor has one entry for each. */
  readonly nameKey: string
  readonly domain: string | null
  readonly createdAt: Date
}

/** Companies that contractors hide from. */
export interface HiddenCompanyRepository {
  /** Newest first. */
  list(contractorUuid: Uuid): Promise<readonly HiddenCompany[]>
  /** Keeps the first where the contractor hides from one of that name already, and answers it. */
  add(company: HiddenCompany): Promise<HiddenCompany>
  /** False where the contractor has no such entry. */
  remove(contractorUuid: Uuid, uuid: Uuid): Promise<boolean>
}
