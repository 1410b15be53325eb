import type { Account } from '@guildhall/domain/identity'
import { addDays } from '@guildhall/domain/shared'
import { insertRows, type Database } from '@guildhall/postgres'
import { distinctAddresses } from './distinct-addresses.ts'
import type { Cast } from './fill-stories.ts'
import type { Market, MarketContractor } from './market/types.ts'
import {
  companyOf,
  contractorAccount,
  contractorProfile,
  memberAccount,
  qualifications,
  workExperiences,
} from './market-rows.ts'
import type { Person } from './story-rows.ts'
import { pastRequests } from './past-requests.ts'
import { writtenCompanies } from './market/written-companies.ts'

/** Contractors a statement: enough to be quick, few enough for a market of any size to pass through little memory. */
const BATCH = 1_000
/** Past requests are the costliest part: a very large market gives them to its first contractors only. */
const WITH_HISTORY = 10_000

export interface FillOptions {
  readonly passwordHash: string
  readonly now: Date
  readonly progress: (contractors: number) => void
}

/** Writes companies, teams and contractors with their profiles and past requests; answers who the stories' keys are. */
export async function fillMarket(
  knex: Database['knex'],
  market: Market,
  { now, passwordHash, progress }: FillOptions,
): Promise<Cast> {
  const { companies } = market
  const addressOf = distinctAddresses()
  const withOwnAddress = (account: Account): Account => ({ ...account, email: addressOf(account.email) })
  await insertRows(knex, 'companies', companies.map(companyOf))
  const members = companies.flatMap((company) => company.members.map((member) => ({ company, member })))
  await insertRows(
    knex,
    'accounts',
    members.map(({ company, member }) => withOwnAddress(memberAccount(company, member, passwordHash))),
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
  // Those of the stories have nothing behind them: everybody can still be asked in the demo.
  const inStories = new Set(writtenCompanies.map(({ key }) => key))
  const askers = companies.filter(({ createdAt, key }) => !inStories.has(key) && createdAt < addDays(now, -90))
  const cast = castOf(companies)
  let written = 0
  for (const batch of batchesOf(market.contractors)) {
    await insertRows(
      knex,
      'accounts',
      batch.map((contractor) => withOwnAddress(contractorAccount(contractor, passwordHash))),
    )
    await insertRows(knex, 'contractor_profiles', batch.map(contractorProfile))
    await insertRows(knex, 'work_experiences', batch.flatMap(workExperiences))
    await insertRows(knex, 'qualifications', batch.flatMap(qualifications))
    await insertRows(
      knex,
      'conversations',
      written < WITH_HISTORY ? batch.flatMap((contractor) => pastRequests(contractor, askers, now)) : [],
    )
    for (const { firstName, key, lastName, uuid } of batch) {
      if (written < WITH_HISTORY) cast.contractors.set(key, { uuid, name: `${firstName} ${lastName}` })
    }
    written += batch.length
    progress(written)
  }
  return cast
}

const castOf = (companies: Market['companies']) => ({
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

/** In a very large market two people may be drawn alike, id and all: the second is left out. */
function* batchesOf(contractors: Iterable<MarketContractor>): Iterable<readonly MarketContractor[]> {
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
