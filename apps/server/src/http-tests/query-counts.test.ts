import { randomUUID } from 'node:crypto'
import { defaultSearch } from '@guildhall/domain/search'
import { createRepositories } from '@guildhall/postgres'
import { type StatementRecorder, recordStatements } from '@guildhall/postgres/testing'
import type { Route } from '@guildhall/rest-contract'
import type { GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRequest, createCallFixture, type CallFixture } from './call-table/call-fixture.ts'
import { bearerHeader, everyRoute, fillIds } from './support/every-route.ts'
import { askGraphql, everythingOf, readSchema } from './support/graphql.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { createIdLookup } from './support/real-ids.ts'
import { sendAllWrites } from './support/send-all-writes.ts'
import { startTestServer, type TestServer, NO_RATE_LIMITS } from './support/start-test-server.ts'

const MORE = 49
/** The worker sends statements too: the minimum of several counts is that of the call. */
const COUNTS = 8
const ROUNDS = 2
const byItself = /pgboss|scheduled_work|^(listen|begin|commit|rollback|set)\b/i

/** Lists of the GraphQL API, with pages for all rows. */
const graphqlLists: Readonly<Record<string, string>> = {
  bookmarks: '(first: 50)',
  candidates: '(first: 50)',
  conversations: '(first: 50)',
  notifications: '(first: 50)',
  savedSearches: '(first: 50)',
  team: '',
}

type Row = Readonly<Record<string, unknown>>

describe('SQL statements per call', () => {
  let server: TestServer
  let fixture: CallFixture
  let schema: GraphQLSchema
  let watch: StatementRecorder
  let few: ReadonlyMap<string, number>
  let many: ReadonlyMap<string, number>

  const reads = everyRoute.filter(({ route }) => route.method === 'GET' && route.access === 'session')
  const callersOf = ({ who }: Route): readonly Person[] =>
    [fixture.employer, fixture.contractor].filter(
      ({ session }) => (who ?? session.user.userType) === session.user.userType,
    )

  /** Calls every route and list; each call returns the name of its count. */
  const listCalls = (idFor: (path: string) => string): readonly (() => Promise<string>)[] => [
    ...reads.flatMap(({ name, route }) =>
      callersOf(route).map((person) => async () => {
        const headers = bearerHeader(person.token)
        const response = await server.request(fillIds(route, idFor(route.path)), { headers })
        await response.text()
        return `${name} for the ${person.session.user.userType}: ${response.status}`
      }),
    ),
    ...Object.entries(graphqlLists).map(([name, args]) => {
      const query = everythingOf(schema, 'Query', name, args)
      return async () => {
        const { data } = await askGraphql(server, bearerHeader(fixture.employer.token), query)
        return `GraphQL ${name}: ${data?.[name]?.__typename}`
      }
    }),
  ]

  const countsOf = async (idFor: (path: string) => string): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>()
    const calls = listCalls(idFor)
    // In rounds, because scheduled work may send statements for longer than several calls in a row take; twice in a row, because
    // searches cache what they have just read.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const call of calls.flatMap((once) => [once, once])) {
        // Reactions to earlier calls send statements too, for longer on a busy machine than these calls take.
        await server.settle()
        watch.take()
        const name = await call()
        const count = watch.take().filter((sql) => !byItself.test(sql)).length
        counts.set(name, Math.min(count, counts.get(name) ?? count))
      }
    }
    return counts
  }

  /** Copies a row this many times, with new uuids and other differing columns. */
  const multiply = async (table: string, where: Row, differing: (at: number) => Row): Promise<void> => {
    const row = (await server.knex(table).where(where).first()) as Row | undefined
    if (row === undefined) throw new Error(`There is nothing in ${table} to multiply`)
    // JSON arrays are written as text: the driver would convert them to PostgreSQL arrays.
    const plain = Object.entries(row).map(([column, value]) => [
      column,
      value !== null && typeof value === 'object' && !(value instanceof Date) && !Array.isArray(value)
        ? JSON.stringify(value)
        : value,
    ])
    const rows = Array.from({ length: MORE }, (_, at) => ({
      ...Object.fromEntries(plain),
      uuid: randomUUID(),
      ...differing(at),
    }))
    await server.knex(table).insert(rows)
  }

  /** Fifty rows of everything that the two can list. */
  const makeMany = async (): Promise<void> => {
    const { contractor, conversation, employer } = fixture
    const { accounts, companies, profiles } = createRepositories(server.knex)
    const [account, profile, colleague] = [
      await accounts.find(contractor.uuid),
      await profiles.find(contractor.uuid),
      await accounts.find(employer.uuid),
    ]
    if (account === null || profile === null || colleague === null) throw new Error('There is nobody to be like')
    const { companyUuid } = colleague
    const people = Array.from({ length: MORE }, () => randomUUID())
    for (const uuid of people) {
      await accounts.add({ ...account, uuid, email: `${uuid}@example.com` })
      await profiles.add({
        ...profile,
        uuid,
        workExperiences: profile.workExperiences.map((entry) => ({ ...entry, uuid: randomUUID() })),
        qualifications: [],
      })
      const member = randomUUID()
      await accounts.add({ ...colleague, uuid: member, email: `${member}@example.com` })
      if (companyUuid !== null) await companies.addMember(companyUuid, member, 'viewer')
    }
    const ofContractor = { accountUuid: contractor.uuid }
    await multiply('conversations', { uuid: conversation }, (at) => ({ contractorUuid: people[at] }))
    await multiply('conversations', { uuid: conversation }, () => ({ status: 'closed' }))
    await multiply('messages', { conversationUuid: conversation }, (at) => ({
      sequence: 100 + at,
      clientId: null,
      docs: '[]',
    }))
    await server
      .knex('conversations')
      .where({ uuid: conversation })
      .update({ lastSequence: 100 + MORE - 1 })
    await multiply('notifications', ofContractor, (at) => ({ key: `more ${at}` }))
    await multiply('search_history', { accountUuid: employer.uuid }, (at) => ({
      identity: `more ${at}`,
      parameters: JSON.stringify({ ...defaultSearch, jobTitle: `more ${at}` }),
    }))
    await multiply('work_experiences', { contractorUuid: contractor.uuid }, (at) => ({ position: 100 + at }))
    const bookmark = (await server.knex('bookmarks').where({ candidateUuid: contractor.uuid }).first()) as Row
    await server.knex('bookmarks').insert(people.map((candidateUuid) => ({ ...bookmark, candidateUuid })))
    await server.knex.raw('analyze')
  }

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS, sharedSearchMs: 0 })
    fixture = await createCallFixture(server)
    schema = await readSchema(server)
    const { contractor, conversation, employer } = fixture
    unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    unwrap(await employer.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    const cast = { contractor: contractor.uuid, employer: employer.uuid, conversation }
    await sendAllWrites(server, employer, cast)
    await sendAllWrites(server, contractor, cast)
    // The worker makes the exports that were asked for each minute, and a finished export is read with one statement more.
    await server.settle()
    await server.advance('PT1M')
    // One of these calls paused the profile.
    unwrap(await contractor.api.chooseVisibility({ body: { paused: false } }))
    await server.settle()
    await newRequest(fixture)
    await server.knex('conversations').where({ uuid: conversation }).update({ status: 'active' })
    await server.knex('bookmarks').delete()
    unwrap(await employer.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    await server.settle()
    const idFor = await createIdLookup(server, contractor.uuid)
    const fixed = (path: string): string => (path.startsWith('/v0/conversations/') ? conversation : idFor(path))
    watch = recordStatements()
    few = await countsOf(fixed)
    await makeMany()
    many = await countsOf(fixed)
  })
  afterAll(async () => {
    watch.stop()
    await server.stop()
  })

  // API-48
  it('are as many for fifty rows as for one, in every call that reads', () => {
    expect(Object.fromEntries(many)).toEqual(Object.fromEntries(few))
  })

  // BASE-50
  it('are few for the initial calls of a page, and fewest for what every event refreshes', () => {
    const counted = (name: string) => [
      few.get(`${name} for the employer: 200`),
      few.get(`${name} for the contractor: 200`),
    ]
    expect(counted('readUser')).toEqual([4, 3])
    expect(counted('readSession')).toEqual([2, 2])
    expect(counted('readBadgeCounts')).toEqual([2, 2])
    expect(counted('listBookmarkIds')).toEqual([2, undefined])
  })

  // BASE-51
  it('are constant for a message, from the call to the live event and the notification', async () => {
    const ofOthers = /scheduled[-_]|"pgboss"|^listen/
    await server.knex('webhooks').delete()
    const seen: (readonly string[])[] = []
    for (let time = 0; time < COUNTS; time += 1) {
      watch.take()
      const body = { conversation_uuid: fixture.conversation, message: `Message ${time}` }
      unwrap(await fixture.employer.api.sendMessage({ body }))
      await server.settle()
      seen.push(watch.take().filter((sql) => !ofOthers.test(sql)))
    }
    const [fewest = []] = seen.toSorted((one, other) => one.length - other.length)
    expect(fewest.filter((sql) => sql.includes('pgboss.'))).toHaveLength(3)
    expect(fewest).toHaveLength(12)
  })

  // SRCH-79
  it('are constant for a search, however many people it finds', async () => {
    const { search } = fixture.employer.session
    const headers = {
      'x-algolia-application-id': search?.applicationId ?? '',
      'x-algolia-api-key': search?.apiKey ?? '',
      'content-type': 'application/json',
    }
    const count = async (path: string, body: object): Promise<readonly string[]> => {
      const seen: (readonly string[])[] = []
      for (let time = 0; time < COUNTS; time += 1) {
        watch.take()
        const response = await server.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
        expect(response.status).toBe(200)
        await response.text()
        seen.push(watch.take().filter((sql) => !byItself.test(sql)))
      }
      return seen.toSorted((one, other) => one.length - other.length)[0] ?? []
    }
    const found = await count('/1/indexes/users/query', { hitsPerPage: 50 })
    // One for the caller, two for the company and whom it must not see, the search, and the contact with those found.
    expect(found.filter((sql) => sql.includes('candidate_documents'))).toHaveLength(1)
    expect(found).toHaveLength(5)
    expect(await count('/1/indexes/users/query', { query: 'nobody has this' })).toHaveLength(4)
    expect(await count('/1/indexes/users/query', { hitsPerPage: 5 })).toHaveLength(5)
    expect(await count('/1/indexes/users/facets/skills/query', { facetQuery: 'a' })).toHaveLength(2)
    const requests = [1, 2, 3].map((page) => ({ indexName: 'users', hitsPerPage: 0, query: `page ${page}` }))
    expect(await count('/1/indexes/*/queries', { requests })).toHaveLength(4)
  })

  it('are counted over lists of that length', async () => {
    expect([...few].filter(([, count]) => count > 0).length).toBeGreaterThan(reads.length / 2)
    const graphql = [...few.keys()].filter((name) => name.startsWith('GraphQL'))
    expect(graphql.length).toBe(Object.keys(graphqlLists).length)
    expect(graphql.filter((name) => !/Connection|Team/.test(name))).toEqual([])
    const { contractor, conversation, employer } = fixture
    expect(unwrap(await employer.api.listConversations()).conversations).toHaveLength(50)
    expect(unwrap(await contractor.api.listNotifications()).notifications).toHaveLength(50)
    expect(unwrap(await contractor.api.listWorkExperiences()).workExperiences.length).toBeGreaterThan(MORE)
    const { messages } = unwrap(await employer.api.readConversation({ params: { uuid: conversation } })).conversation
    expect(messages).toHaveLength(30)
  })
})
