import { startOfSearchDay } from '@guildhall/domain/search'
import { addDays, addHours, type Page, type PageRequest } from '@guildhall/domain/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPeople,
  createMigratedDatabase,
  listExcesses,
  type ListBudget,
  type MigratedDatabase,
  type People,
  explainStatements,
} from '../../testing/index.ts'
import { createRepositories, type Repositories } from '../repositories/index.ts'
import { createConversationInbox } from './conversation-inbox.ts'
import { createHiddenCandidates } from './hidden-candidates.ts'
import { createReceivedRequests } from './received-requests.ts'

type Listed = { readonly uuid: string } | { readonly conversation: { readonly uuid: string } }
const uuidOf = (listed: Listed): string => ('conversation' in listed ? listed.conversation.uuid : listed.uuid)

const ROWS = 10_000
const budgetOf = (rows: number): ListBudget => ({
  conversations: rows,
  messages: rows,
  notifications: rows,
  search_history: rows,
  profile_sightings: rows,
  bookmarks: rows,
  saved_searches: rows,
  saved_search_digests: rows,
  channel_events: rows,
  accounts: rows,
})
const PAGE = { cursor: null, limit: 30 }

let database: MigratedDatabase
let people: People
let repositories: Repositories
let conversation: string

beforeAll(async () => {
  database = await createMigratedDatabase({ statementTimeout: 120_000 })
  repositories = createRepositories(database.knex)
  people = await addPeople(database.knex)
  conversation = await fill(people, ROWS)
  await fill(await addPeople(database.knex), ROWS * 3)
  await database.knex.raw('analyze')
})
afterAll(() => database.drop())

/** Gives these people so many conversations, messages, notifications, bookmarks, searches and channel events; answers one conversation. */
const fill = async ({ company, contractor, employer }: People, rows: number): Promise<string> => {
  const bindings = { company: company.uuid, contractor: contractor.uuid, employer: employer.uuid, rows }
  const { rows: made } = await database.knex.raw<{ rows: { uuid: string }[] }>(
    `with c as (
       insert into conversations
       select gen_random_uuid(), :company, :contractor, :employer, 'closed', '{}', null, null, null, false, null, null,
         t, t, t + interval '14 days', 0, 0, t, null
       from (select now() - (n / 7) * interval '1 minute' as t from generate_series(1, cast(:rows as int)) n) times
       returning uuid
     ), m as (
       insert into messages
       select gen_random_uuid(), (select uuid from c limit 1), n, 'text', :employer, 'words', null, 'id ' || n, now()
       from generate_series(1, cast(:rows as int)) n
     ), n as (
       insert into notifications
       select gen_random_uuid(), :contractor, 'key ' || n, 'system', 'words', null, now(), now() - (n / 7) * interval '1 minute'
       from generate_series(1, cast(:rows as int)) n
     ), h as (
       insert into search_history
       select gen_random_uuid(), :employer, 'search ' || n, '{}', '{}', now(), now() - n * interval '1 minute'
       from generate_series(1, cast(:rows as int)) n
     ), e as (
       insert into channel_events
       select :contractor, n, 'key ' || n, '{}', now() from generate_series(1, cast(:rows as int)) n
     ), head as (
       insert into channel_heads select :contractor, :rows
     ), a as (
       insert into accounts
       select gen_random_uuid(), 'contractor', gen_random_uuid() || '@example.com', 'A', 'B', null, '', null, null, false,
         'complete', null, null, null, now()
       from generate_series(1, cast(:rows as int)) n
       returning uuid
     ), b as (
       insert into bookmarks select :company, uuid, :employer, now(), null from a
     )
     select uuid from c limit 1`,
    bindings,
  )
  await fillSavedSearches(bindings)
  await fillSightings(bindings)
  const uuid = made[0]?.uuid ?? ''
  await database.knex('conversations').where({ uuid }).update({ lastSequence: rows })
  return uuid
}

const fillSavedSearches = (bindings: Readonly<Record<string, string | number>>) =>
  database.knex.raw(
    `with s as (
       insert into saved_searches
       select gen_random_uuid(), :company, :employer, 'search ' || n,
         case when n % 2 = 0 then 'team' else 'private' end, '{}', now() - n * interval '1 minute', now()
       from generate_series(1, cast(:rows as int)) n
       returning uuid
     )
     insert into saved_search_digests select uuid, :employer, 'daily', now() - interval '2 days' from s`,
    bindings,
  )

/** The contractor was in so many searches, over three months, and opened from every third. */
const fillSightings = (bindings: Readonly<Record<string, string | number>>) =>
  database.knex.raw(
    `insert into profile_sightings
     select :contractor, date_trunc('day', now(), 'UTC') - (n % 90) * interval '1 day', kind, gen_random_uuid()
     from generate_series(1, cast(:rows as int)) n, unnest(array['appeared', 'opened']) kind
     where kind = 'appeared' or n % 3 = 0`,
    bindings,
  )

/** Unread messages are counted up to a thousand. */
const PAGES = { ...budgetOf(100), messages: 1_100 }
const excesses = async (work: () => Promise<unknown>, budget: ListBudget = PAGES) =>
  listExcesses(await explainStatements(database.knex, work), budget)

describe('a list of an account with ten thousand rows', () => {
  const reader = (side: 'admin' | 'recruiter' | 'contractor') => ({
    accountUuid: side === 'contractor' ? people.contractor.uuid : people.employer.uuid,
    userType: side === 'contractor' ? ('contractor' as const) : ('employer' as const),
    companyUuid: side === 'contractor' ? null : people.company.uuid,
    seesAllOfCompany: side === 'admin',
    seesOwn: true,
    seesShared: true,
  })
  const thirtyDaysAgo = addDays(startOfSearchDay(new Date()), -29)
  const searcher = () => ({ accountUuid: people.employer.uuid, companyUuid: people.company.uuid })
  const inbox = () => createConversationInbox(database.knex)

  it.each<[string, () => Promise<unknown>]>([
    ['inbox of an admin', () => inbox().list(reader('admin'), PAGE)],
    ['inbox of a recruiter', () => inbox().list(reader('recruiter'), PAGE)],
    ['inbox of a contractor', () => inbox().list(reader('contractor'), PAGE)],
    ['messages', () => inbox().listMessages(conversation, PAGE)],
    ['notifications', () => repositories.notifications.list(people.contractor.uuid, PAGE)],
    ['unread notifications', () => repositories.notifications.countUnread(people.contractor.uuid)],
    ['search history', () => repositories.history.list(people.employer.uuid, { cursor: null, limit: 9 })],
    ['bookmarks', () => repositories.bookmarks.list(people.company.uuid, null, PAGE)],
    ['bookmarks of one colleague', () => repositories.bookmarks.list(people.company.uuid, people.employer.uuid, PAGE)],
    ['saved searches', () => repositories.savedSearches.list(searcher(), PAGE)],
    ['digests that are due', () => repositories.savedSearches.listDue('daily', new Date(), 50)],
    ['search by its identity', () => repositories.history.findByIdentity(people.employer.uuid, 'search 77')],
    ['what a channel missed', () => repositories.channels.listAfter(people.contractor.uuid, ROWS - 5)],
    ['requests whose time is over', () => repositories.conversations.listExpired(new Date(), 100)],
    ['first day that anybody was seen on', () => repositories.impressions.findFirstDay()],
    ['hidden candidates', () => createHiddenCandidates(database.knex).forSearch(people.company.uuid, new Date())],
  ])('reads one page of the %s by an index and no further rows', async (_, work) => {
    expect(await excesses(work)).toEqual([])
  })

  it.each<[string, (page: PageRequest) => Promise<Page<unknown>>]>([
    ['bookmarks', (page) => repositories.bookmarks.list(people.company.uuid, null, page)],
    ['search history', (page) => repositories.history.list(people.employer.uuid, page)],
    ['saved searches', (page) => repositories.savedSearches.list(searcher(), page)],
  ])('reads the %s to the end by cursor, each row once, and the middle as the first page', async (_, list) => {
    const read = new Set<string>()
    let cursor: string | null = null
    let middle: string | null = null
    do {
      const page: Page<unknown> = await list({ cursor, limit: 500 })
      for (const item of page.items) read.add(JSON.stringify(item))
      cursor = page.nextCursor
      if (read.size === ROWS / 2) middle = cursor
    } while (cursor !== null)
    expect(read.size).toBe(ROWS)
    expect(await excesses(() => list({ cursor: middle, limit: 30 }))).toEqual([])
  })

  it('reads a page from where the previous one ended', async () => {
    const first = await inbox().list(reader('admin'), PAGE)
    expect(await excesses(() => inbox().list(reader('admin'), { ...PAGE, cursor: first.nextCursor }))).toEqual([])
  })

  // BASE-50
  it('has the inbox planned for a connection, not for each call', async () => {
    await database.knex.transaction(async (trx) => {
      const onOneConnection = createConversationInbox(trx)
      // The server plans the first five calls anew, to compare.
      for (let call = 0; call < 8; call += 1) await onOneConnection.list(reader('admin'), PAGE)
      const plans = trx('pg_prepared_statements').where({ name: 'inbox-list-company' })
      expect(await plans.select('customPlans')).toEqual([{ customPlans: 5 }])
    })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['counts of an admin', () => inbox().getCounts(reader('admin'))],
    ['counts of a contractor', () => inbox().getCounts(reader('contractor'))],
    ['bookmarks of the session', () => repositories.bookmarks.listCandidateUuids(people.company.uuid, 2_000)],
    ['contact states', () => inbox().listContactStates(people.company.uuid, [people.contractor.uuid])],
  ])('finds the %s without reading rows of others', async (_, work) => {
    expect(await excesses(work, budgetOf(Infinity))).toEqual([])
  })

  it('counts impressions of the last thirty days by an index, without reading earlier ones or those of others', async () => {
    const counted = () => repositories.impressions.countByDay(people.contractor.uuid, thirtyDaysAgo)
    expect(await counted()).toHaveLength(30)
    expect(await excesses(counted, { ...budgetOf(0), profile_sightings: ROWS * 0.46 })).toEqual([])
  })

  it('counts requests of the last days by an index, without reading earlier ones or those of others', async () => {
    const sinceAnHour = addHours(new Date(), -1)
    const counted = () => createReceivedRequests(database.knex).countByDay(people.contractor.uuid, sinceAnHour)
    expect((await counted()).map(({ received }) => received)).not.toEqual([])
    expect(await excesses(counted, { ...budgetOf(0), conversations: 7 * 61 })).toEqual([])
  })

  it('detects a list that no index serves', async () => {
    const found = await excesses(() => database.knex.raw('select * from accounts order by last_name, uuid limit 30'))
    expect(found).toMatchObject([
      expect.stringMatching(/^Seq Scan of accounts reads \d{5} rows/),
      expect.stringMatching(/^A sort of \d{5} rows/),
    ])
  })

  it.each<[string, (page: PageRequest) => Promise<Page<Listed>>]>([
    ['inbox of an admin', (page) => inbox().list(reader('admin'), page)],
    ['inbox of a recruiter', (page) => inbox().list(reader('recruiter'), page)],
    ['inbox of a contractor', (page) => inbox().list(reader('contractor'), page)],
    ['messages', (page) => inbox().listMessages(conversation, page)],
    ['notifications', (page) => repositories.notifications.list(people.contractor.uuid, page)],
  ])('pages the %s to the end, each row once, even if seven share an instant', async (_, list) => {
    const seen: string[] = []
    let page = await list({ cursor: null, limit: 97 })
    seen.push(...page.items.map(uuidOf))
    while (page.nextCursor !== null) {
      page = await list({ cursor: page.nextCursor, limit: 97 })
      seen.push(...page.items.map(uuidOf))
    }
    expect(seen).toHaveLength(ROWS)
    expect(new Set(seen).size).toBe(ROWS)
  })
})
