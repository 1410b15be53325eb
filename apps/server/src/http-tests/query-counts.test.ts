import { randomUUID } from 'node:crypto'
import { createRepositories } from '@guildhall/postgres'
import { type StatementRecorder, recordStatements } from '@guildhall/postgres/testing'
import type { Route } from '@guildhall/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRequest, setStage, type Stage } from './call-table/stage.ts'
import { bearer, everyRoute, pathOf } from './support/every-route.ts'
import { must } from './support/must.ts'
import type { Person } from './support/people.ts'
import { realIds } from './support/real-ids.ts'
import { sendEverything } from './support/send-everything.ts'
import { startTestServer, type TestServer, UNHURRIED } from './support/start-test-server.ts'

const MORE = 49
/** The worker asks by itself now and then: the least of several counts is the call's own. */
const COUNTS = 4
const byItself = /pgboss|^(listen|begin|commit|rollback|set)\b/i

type Row = Readonly<Record<string, unknown>>

describe('the statements of a call', () => {
  let server: TestServer
  let stage: Stage
  let watch: StatementRecorder
  let few: ReadonlyMap<string, number>
  let many: ReadonlyMap<string, number>

  const reads = everyRoute.filter(({ route }) => route.method === 'GET' && route.access === 'session')
  const callersOf = ({ who }: Route): readonly Person[] =>
    [stage.employer, stage.contractor].filter(({ session }) => (who ?? session.user.userType) === session.user.userType)

  const countsOf = async (idFor: (path: string) => string): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>()
    for (const { name, route } of reads) {
      for (const person of callersOf(route)) {
        const seen: number[] = []
        for (let time = 0; time < COUNTS; time += 1) {
          watch.take()
          const response = await server.request(pathOf(route, idFor(route.path)), { headers: bearer(person.token) })
          await response.text()
          seen.push(watch.take().filter((sql) => !byItself.test(sql)).length)
          counts.set(`${name} for the ${person.session.user.userType}: ${response.status}`, Math.min(...seen))
        }
      }
    }
    return counts
  }

  /** So many more of a row, each with a uuid of its own and what else must differ. */
  const multiply = async (table: string, where: Row, differing: (at: number) => Row): Promise<void> => {
    const row = (await server.knex(table).where(where).first()) as Row | undefined
    if (row === undefined) throw new Error(`There is nothing in ${table} to multiply`)
    // Lists of JSON are written as text: the driver would take them for arrays of the database.
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

  /** Fifty of everything that the two can list. */
  const makeMany = async (): Promise<void> => {
    const { contractor, conversation, employer } = stage
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
    await multiply('search_history', { accountUuid: employer.uuid }, (at) => ({ identity: `more ${at}` }))
    await multiply('work_experiences', { contractorUuid: contractor.uuid }, (at) => ({ position: 100 + at }))
    const bookmark = (await server.knex('bookmarks').where({ candidateUuid: contractor.uuid }).first()) as Row
    await server.knex('bookmarks').insert(people.map((candidateUuid) => ({ ...bookmark, candidateUuid })))
    await server.knex.raw('analyze')
  }

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: UNHURRIED })
    stage = await setStage(server)
    const { contractor, conversation, employer } = stage
    must(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    must(await employer.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    const cast = { contractor: contractor.uuid, employer: employer.uuid, conversation }
    await sendEverything(server, employer, cast)
    await sendEverything(server, contractor, cast)
    // One of all those calls was a pause.
    must(await contractor.api.chooseVisibility({ body: { paused: false } }))
    await server.settled()
    await newRequest(stage)
    await server.knex('conversations').where({ uuid: conversation }).update({ status: 'active' })
    await server.knex('bookmarks').delete()
    must(await employer.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    await server.settled()
    const idFor = await realIds(server, contractor.uuid)
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

  it('are as many for fifty rows as for one, at every call that reads', () => {
    expect(Object.fromEntries(many)).toEqual(Object.fromEntries(few))
  })

  it('are few where a page begins, and fewest at what every event asks for', () => {
    const counted = (name: string) => [
      few.get(`${name} for the employer: 200`),
      few.get(`${name} for the contractor: 200`),
    ]
    expect(counted('readUser')).toEqual([14, 10])
    expect(counted('readSession')).toEqual([8, 5])
    expect(counted('readBadgeCounts')).toEqual([4, 3])
    expect(counted('listBookmarkIds')).toEqual([4, undefined])
  })

  it('are counted over lists that are as long as that', async () => {
    expect([...few].filter(([, count]) => count > 0).length).toBeGreaterThan(reads.length / 2)
    const { contractor, conversation, employer } = stage
    expect(must(await employer.api.listConversations()).conversations).toHaveLength(50)
    expect(must(await contractor.api.listNotifications()).notifications).toHaveLength(50)
    expect(must(await contractor.api.listWorkExperiences()).workExperiences.length).toBeGreaterThan(MORE)
    const { messages } = must(await employer.api.readConversation({ params: { uuid: conversation } })).conversation
    expect(messages).toHaveLength(30)
  })
})
