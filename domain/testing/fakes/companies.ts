import type { Company, CompanyDirectory, CompanyRepository, TeamMember } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Companies and their teams in memory: the repository and the directory over the same rows. */
export type FakeCompanies = CompanyRepository &
  CompanyDirectory &
  Restorable & { readonly all: () => readonly Company[]; readonly remove: (uuid: string) => void }

export const fakeCompanies = (
  companies: readonly Company[] = [],
  members: readonly TeamMember[] = [],
): FakeCompanies => {
  const all = memory<string, Company>()
  const team = memory<string, TeamMember>()
  for (const company of companies) all.rows.set(company.uuid, company)
  for (const member of members) team.rows.set(member.uuid, member)
  return {
    all: () => [...all.rows.values()],
    remove: (uuid) => void all.rows.delete(uuid),
    snapshot: () => {
      const restores = [all.snapshot(), team.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    find: (uuid) => Promise.resolve(all.rows.get(uuid) ?? null),
    findForUpdate: (uuid) => Promise.resolve(all.rows.get(uuid) ?? null),
    add: (company) => {
      all.rows.set(company.uuid, company)
      return Promise.resolve()
    },
    save: (company) => {
      all.rows.set(company.uuid, company)
      return Promise.resolve()
    },
    addMember: (companyUuid, accountUuid, role) => {
      if (team.rows.has(accountUuid)) return Promise.resolve('duplicate')
      const blank = { firstName: '', lastName: '', email: '', verified: true, suspended: false, profileImage: null }
      team.rows.set(accountUuid, { ...blank, uuid: accountUuid, companyUuid, role })
      return Promise.resolve('added')
    },
    setRole: (accountUuid, role) => {
      const member = team.rows.get(accountUuid)
      if (member !== undefined) team.rows.set(accountUuid, { ...member, role })
      return Promise.resolve()
    },
    removeMember: (accountUuid) => {
      team.rows.delete(accountUuid)
      return Promise.resolve()
    },
    listTeam: (companyUuid) =>
      Promise.resolve([...team.rows.values()].filter((member) => member.companyUuid === companyUuid)),
    findMember: (accountUuid) => Promise.resolve(team.rows.get(accountUuid) ?? null),
  }
}
