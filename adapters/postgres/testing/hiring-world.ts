import type { HiringFixture } from '@guildhall/domain/testing'
import { createRepositories } from '@guildhall/postgres'
import type { Knex } from 'knex'

/** Empties the tables and makes the people of a contract suite's world. */
export async function refillWith(knex: Knex, world: HiringFixture): Promise<void> {
  await knex.raw('truncate companies, accounts cascade')
  const { accounts, companies, profiles } = createRepositories(knex)
  for (const company of world.companies) await companies.add(company)
  for (const account of world.accounts) await accounts.add(account)
  for (const { companyUuid, role, uuid } of world.members) await companies.addMember(companyUuid, uuid, role)
  for (const profile of world.profiles) await profiles.add(profile)
}
