import type { HiringFixture } from '@guildhall/domain/testing'
import { createRepositories } from '@guildhall/postgres'
import type { Knex } from 'knex'
import { emptyTables } from './empty-tables.ts'

/** Empties the tables and inserts the people of a contract suite's fixture. */
export async function resetToFixture(knex: Knex, fixture: HiringFixture): Promise<void> {
  await emptyTables(knex, 'companies', 'accounts')
  const { accounts, companies, profiles } = createRepositories(knex)
  for (const company of fixture.companies) await companies.add(company)
  for (const account of fixture.accounts) await accounts.add(account)
  for (const { companyUuid, role, uuid } of fixture.members) await companies.addMember(companyUuid, uuid, role)
  for (const profile of fixture.profiles) await profiles.add(profile)
}
