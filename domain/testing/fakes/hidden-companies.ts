import type { HiddenCompany, HiddenCompanyRepository } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Companies that contractors hide from, in memory. */
export const fakeHiddenCompanies = (): HiddenCompanyRepository & Restorable => {
  const { rows, snapshot } = memory<string, HiddenCompany>()
  const of = (contractorUuid: string) => [...rows.values()].filter((row) => row.contractorUuid === contractorUuid)
  return {
    snapshot,
    list: async (contractorUuid) => of(contractorUuid).toReversed(),
    add: async (company) => {
      const known = of(company.contractorUuid).find(({ companyUuid, nameKey }) =>
        company.companyUuid === null
          ? companyUuid === null && nameKey === company.nameKey
          : companyUuid === company.companyUuid,
      )
      if (known !== undefined) return known
      rows.set(company.uuid, company)
      return company
    },
    remove: async (contractorUuid, uuid) => rows.get(uuid)?.contractorUuid === contractorUuid && rows.delete(uuid),
  }
}
