import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPeople, createMigratedDatabase, type MigratedDatabase, type People } from '../../testing/index.ts'
import { createRepositories, type Repositories } from '../repositories/index.ts'
import { createConversationInbox } from './conversation-inbox.ts'
import { createHiddenCandidates } from './hidden-candidates.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}

interface Scan {
  readonly how: string
  readonly table: string
  readonly rows: number
}

const ROWS = 10_000
const PAGE = { cursor: null, limit: 30 }

let database: MigratedDatabase
let people: People
let repositories: Repositories
let conversation: string

beforeAll(async () => {
  database = await createMigratedDatabase()
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
       from (select now() - n * interval '1 minute' as t from generate_series(1, cast(:rows as int)) n) times
       returning uuid
     ), m as (
       insert into messages
       select gen_random_uuid(), (select uuid from c limit 1), n, 'text', :employer, 'words', null, 'id ' || n, now()
       from generate_series(1, cast(:rows as int)) n
     ), n as (
       insert into notifications
       select gen_random_uuid(), :contractor, 'key ' || n, 'system', 'words', null, now(), now() - n * interval '1 minute'
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
  const uuid = made[0]?.uuid ?? ''
  await database.knex('conversations').where({ uuid }).update({ lastSequence: rows })
  return uuid
}

/** Runs the work, then explains each statement that it sent; answers every scan of a table with the rows that it read. */
const scansOf = async (work: () => Promise<unknown>): Promise<Scan[]> => {
  const sent: { sql: string; bindings: unknown[] }[] = []
  const note = (query: { sql: string; bindings: unknown[] }): void => void sent.push(query)
  database.knex.on('query', note)
  await work()
  database.knex.removeListener('query', note)
  const scans: Scan[] = []
  const collect = (plan: Plan): void => {
    const { 'Relation Name': table, 'Node Type': how } = plan
    if (table) scans.push({ how, table, rows: plan['Actual Rows'] * plan['Actual Loops'] })
    plan.Plans?.forEach(collect)
  }
  for (const { sql, bindings } of sent.filter((query) => query.sql.includes('select'))) {
    const connection = await database.knex.client.acquireConnection()
    // Reading a whole table may be cheaper in a small one; here it is to be seen only where no index serves.
    await connection.query('set enable_seqscan = off')
    const explained = await connection.query(`explain (analyze, format json) ${sql}`, bindings)
    await connection.query('reset enable_seqscan')
    await database.knex.client.releaseConnection(connection)
    collect(explained.rows[0]['QUERY PLAN'][0].Plan)
  }
  expect(scans).not.toEqual([])
  return scans
}

const isOfLongTable = ({ table }: Scan): boolean => LONG.includes(table)
const readsAll = ({ how }: Scan): boolean => how === 'Seq Scan'
/** Unread messages are counted up to a thousand. */
const readsTooMuch = ({ rows, table }: Scan): boolean => rows > (table === 'messages' ? 1_100 : 100)

const LONG = ['conversations', 'messages', 'notifications', 'search_history', 'bookmarks', 'channel_events', 'accounts']

describe('a list of somebody with ten thousand rows', () => {
  const reader = (side: 'admin' | 'recruiter' | 'contractor') => ({
    accountUuid: side === 'contractor' ? people.contractor.uuid : people.employer.uuid,
    userType: side === 'contractor' ? ('contractor' as const) : ('employer' as const),
    companyUuid: side === 'contractor' ? null : people.company.uuid,
    seesAllOfCompany: side === 'admin',
  })
  const inbox = () => createConversationInbox(database.knex)

  it.each<[string, () => Promise<unknown>]>([
    ['inbox of an admin', () => inbox().list(reader('admin'), PAGE)],
    ['inbox of a recruiter', () => inbox().list(reader('recruiter'), PAGE)],
    ['inbox of a contractor', () => inbox().list(reader('contractor'), PAGE)],
    ['messages', () => inbox().messages(conversation, PAGE)],
    ['notifications', () => repositories.notifications.list(people.contractor.uuid, PAGE)],
    ['unread notifications', () => repositories.notifications.unreadCount(people.contractor.uuid)],
    ['search history', () => repositories.history.list(people.employer.uuid, 9)],
    ['search by its identity', () => repositories.history.findByIdentity(people.employer.uuid, 'search 77')],
    ['what a channel missed', () => repositories.channels.listAfter(people.contractor.uuid, ROWS - 5)],
    ['requests whose time is over', () => repositories.conversations.listExpired(new Date(), 100)],
    ['hidden candidates', () => createHiddenCandidates(database.knex).list(people.company.uuid)],
  ])('reads one page of the %s by an index and nothing more', async (_, work) => {
    const scans = await scansOf(work)
    expect(scans.filter(isOfLongTable).filter(readsAll)).toEqual([])
    expect(scans.filter(isOfLongTable).filter(readsTooMuch)).toEqual([])
  })

  it('reads a further page from where the one before ended', async () => {
    const first = await inbox().list(reader('admin'), PAGE)
    const scans = await scansOf(() => inbox().list(reader('admin'), { ...PAGE, cursor: first.nextCursor }))
    expect(scans.filter(isOfLongTable).filter(readsTooMuch)).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['counts of an admin', () => inbox().counts(reader('admin'))],
    ['counts of a contractor', () => inbox().counts(reader('contractor'))],
    ['bookmarks', () => repositories.bookmarks.list(people.company.uuid)],
    ['contact states', () => inbox().contactStates(people.company.uuid, [people.contractor.uuid])],
  ])('finds the %s without reading what is of others', async (_, work) => {
    const scans = await scansOf(work)
    expect(scans.filter(isOfLongTable).filter(readsAll)).toEqual([])
  })
})
