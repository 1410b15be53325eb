import type { Account } from '@guildhall/domain/identity'
import { addDays } from '@guildhall/domain/shared'
import { insertRows, type Database } from '@guildhall/postgres'
import { createAddressDeduplicator } from './distinct-addresses.ts'
import type { DemoPeople } from './demo-people.ts'
import type { Market, MarketContractor } from './market/types.ts'
import {
  toCompanyRow,
  toContractorAccountRow,
  toProfileRow,
  toMemberAccountRow,
  toQualificationRows,
  toWorkExperienceRows,
} from './market-rows.ts'
import type { Person } from './story-rows.ts'
import { generatePastRequests } from './past-requests.ts'
import { generatePastVetting } from './past-vetting.ts'
import { writtenCompanies } from './market/written-companies.ts'

/** Contractors per statement: fast, and with little memory for a market of any size. */
const BATCH = 1_000
/** Past requests are the slowest part: in a very large market only the first contractors get them. */
const HISTORY_MAX = 10_000

export interface FillOptions {
  readonly passwordHash: string
  readonly now: Date
  readonly progress: (contractors: number) => void
}

/** Inserts companies, teams and contractors with their profiles and past requests; returns the people by the stories' keys. */
export async function fillMarket(
  knex: Database['knex'],
  market: Market,
  { now, passwordHash, progress }: FillOptions,
): Promise<DemoPeople> {
  const { companies } = market
  const deduplicate = createAddressDeduplicator()
  const withUniqueEmail = (account: Account): Account => ({ ...account, email: deduplicate(account.email) })
  await insertRows(knex, 'companies', companies.map(toCompanyRow))
  const members = companies.flatMap((company) => company.members.map((member) => ({ company, member })))
  await insertRows(
    knex,
    'accounts',
    members.map(({ company, member }) => withUniqueEmail(toMemberAccountRow(company, member, passwordHash))),
  )
  await insertRows(
    knex,
    'company_members',
    members.map(({ company, member }, index) => ({
      accountUuid: member.uuid,
      companyUuid: company.uuid,
      role: member.role,
      createdAt: new Date(company.createdAt.getTime() + index),
    })),
  )
  // Companies of the stories have no past requests: they can still contact everybody in the demo.
  const inStories = new Set(writtenCompanies.map(({ key }) => key))
  const senders = companies.filter(({ createdAt, key }) => !inStories.has(key) && createdAt < addDays(now, -90))
  const cast = toCast(companies)
  let written = 0
  for (const batch of toBatches(market.contractors)) {
    await insertRows(
      knex,
      'accounts',
      batch.map((contractor) => withUniqueEmail(toContractorAccountRow(contractor, passwordHash))),
    )
    await insertRows(knex, 'contractor_profiles', batch.map(toProfileRow))
    await insertRows(knex, 'work_experiences', batch.flatMap(toWorkExperienceRows))
    await insertRows(knex, 'qualifications', batch.flatMap(toQualificationRows))
    await insertRows(
      knex,
      'vetting_changes',
      batch.flatMap((contractor) => generatePastVetting(contractor, now)),
    )
    await insertRows(
      knex,
      'conversations',
      written < HISTORY_MAX ? batch.flatMap((contractor) => generatePastRequests(contractor, senders, now)) : [],
    )
    for (const { firstName, key, lastName, uuid } of batch) {
      if (written < HISTORY_MAX) cast.contractors.set(key, { uuid, name: `${firstName} ${lastName}` })
    }
    written += batch.length
    progress(written)
  }
  return cast
}

const toCast = (companies: Market['companies']) => ({
  companies: new Map(companies.map(({ key, name, uuid }) => [key, { uuid, name }])),
  members: new Map(
    companies.flatMap(({ members, uuid: companyUuid }) =>
      members.map(
        ({ firstName, key, lastName, uuid }) => [key, { uuid, name: `${firstName} ${lastName}`, companyUuid }] as const,
      ),
    ),
  ),
  contractors: new Map<string, Person>(),
})

/** In a very large market two generated people may have the same id: the second is skipped. */
function* toBatches(contractors: Iterable<MarketContractor>): Iterable<readonly MarketContractor[]> {
  const seen = new Set<string>()
  let batch: MarketContractor[] = []
  for (const contractor of contractors) {
    if (seen.has(contractor.uuid)) continue
    seen.add(contractor.uuid)
    batch.push(contractor)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
