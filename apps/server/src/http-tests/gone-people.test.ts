import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { askGraphql } from './support/graphql.ts'
import { listen } from './support/listen.ts'
import { openConversation } from './support/offer.ts'
import { addOperator, operatorApi } from './support/operators.ts'
import type { Person } from './support/people.ts'
import { searchHeaders } from './support/search-wire.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

/** Everybody who is gone is gone within this time. */
const GONE_WITHIN_MS = 5_000

let server: TestServer
let employer: Person
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
})
afterAll(() => server.stop())

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
const tokenOf = async ({ api }: Person): Promise<string> =>
  unwrap(
    await api.createAccessToken({
      body: { name: 'Report', scopes: ['profile', 'candidates', 'conversations'], days: 1, isForService: false },
    }),
  ).secret

/** Whether the employer finds the contractor, place by place. */
const seenBy = async ({ uuid }: Person, secret: string) => {
  const query = `{
    candidate(uuid: "${uuid}") { __typename }
    candidates(first: 100) { ... on CandidateConnection { nodes { candidate { uuid } } } }
  }`
  const { data } = await askGraphql(server, { authorization: `Bearer ${secret}` }, query)
  const search = await server.request('/1/indexes/users/query', {
    method: 'POST',
    headers: searchHeaders(employer.session),
    body: '{}',
  })
  return {
    graphql: data?.['candidate']?.__typename === 'Candidate',
    graphqlSearch: JSON.stringify(data?.['candidates']).includes(uuid),
    rest: (await employer.api.readCandidate({ params: { id: uuid } })).ok,
    search: (await search.text()).includes(uuid),
  }
}
const EVERYWHERE = { graphql: true, graphqlSearch: true, rest: true, search: true }
const NOWHERE = { graphql: false, graphqlSearch: false, rest: false, search: false }

/** What a person reads as themselves, place by place. */
const reads = async (person: Person, secret: string) => {
  const viewer =
    '{ viewer { uuid } conversations(first: 1) { __typename ... on ConversationConnection { nodes { uuid } } } }'
  const own = await askGraphql(server, bearer(person), viewer)
  const byToken = await askGraphql(server, { authorization: `Bearer ${secret}` }, viewer)
  const search = await server.request('/1/indexes/users/query', {
    method: 'POST',
    headers: searchHeaders(person.session),
    body: '{}',
  })
  const conversations = await person.api.listConversations()
  const listed = (data: typeof own.data) => JSON.stringify(data?.['conversations']).includes('"uuid"')
  return {
    graphql: listed(own.data),
    graphqlByToken: listed(byToken.data),
    rest: conversations.ok && conversations.value.conversations.length > 0,
    search: search.ok,
  }
}

/** Polls until the answer is as expected; fails with the last one after five seconds. */
const within5Seconds = async (poll: () => Promise<unknown>, expected: unknown): Promise<void> => {
  const deadline = performance.now() + GONE_WITHIN_MS
  for (;;) {
    const last = JSON.stringify(await poll())
    if (last === JSON.stringify(expected)) return
    if (performance.now() > deadline) expect(JSON.parse(last)).toEqual(expected)
    await wait(50)
  }
}

// MOD-37, PROF-35, COMP-18
describe('within five seconds, from GraphQL, REST, search and sockets', () => {
  it('a suspended person is gone', async () => {
    const person = await completeContractor(server, { email: 'thandeka@example.com' })
    const conversation = await openConversationOf(person)
    const [secret, own] = [await tokenOf(employer), await tokenOf(person)]
    await within5Seconds(() => seenBy(person, secret), EVERYWHERE)
    const socket = listen(person.session)
    await socket.waitForEvent(() => true)
    const support = await operatorApi(server, (await addOperator(server, { role: 'support' })).email)
    unwrap(
      await support.setSuspension({
        params: { id: person.uuid },
        body: { isSuspended: true, reason: 'Asks applicants for money' },
      }),
    )
    await Promise.race([socket.ended, wait(GONE_WITHIN_MS).then(() => Promise.reject(new Error('The socket is open')))])
    await within5Seconds(() => reads(person, own), {
      graphql: false,
      graphqlByToken: false,
      rest: false,
      search: false,
    })
    // Whom somebody talks with stays in their list; nobody finds them.
    await within5Seconds(async () => ({ ...(await seenBy(person, secret)), graphql: false, rest: false }), NOWHERE)
    expect(conversation).not.toBe('')
  })

  it('a person who hides from a company is gone for it', async () => {
    const person = await completeContractor(server, { email: 'lerato@example.com' })
    const secret = await tokenOf(employer)
    await within5Seconds(() => seenBy(person, secret), EVERYWHERE)
    const socket = listen(employer.session)
    await socket.waitForEvent(({ type }) => type === 'ready')
    const { company } = unwrap(await employer.api.readUser())
    unwrap(
      await person.api.hideFromCompany({
        body: { name: 'Kestrel Freight', website: '', company_uuid: company?.uuid ?? '' },
      }),
    )
    await within5Seconds(() => seenBy(person, secret), NOWHERE)
    unwrap(await person.api.saveSkills({ body: { list_items: 'Falconry' } }))
    await server.settle()
    // Nothing about somebody whom the company cannot find.
    expect(socket.received.filter(({ type }) => type !== 'ready')).toEqual([])
    await socket.close()
  })

  it('a removed member is gone', async () => {
    const person = await completeContractor(server, { email: 'sipho@example.com' })
    const colleague = await addColleague(server, employer, { email: 'rita@kestrel.example', role: 'admin' })
    const conversation = await openConversationOf(person)
    const own = await tokenOf(colleague)
    const everything = { graphql: true, graphqlByToken: true, rest: true, search: true }
    await within5Seconds(() => reads(colleague, own), everything)
    const [socket, others] = [listen(colleague.session), listen(employer.session)]
    await Promise.all([socket, others].map((one) => one.waitForEvent(({ type }) => type === 'ready')))
    unwrap(await employer.api.removeMember({ params: { id: colleague.uuid } }))
    await within5Seconds(() => reads(colleague, own), {
      graphql: false,
      graphqlByToken: false,
      rest: false,
      search: false,
    })
    unwrap(await person.api.sendMessage({ body: { conversation_uuid: conversation, message: 'After' } }))
    await others.waitForEvent(({ type }) => type === 'message-sent')
    await server.settle()
    expect(socket.received.filter(({ conversationUuid }) => conversationUuid === conversation)).toEqual([])
    await Promise.all([socket.close(), others.close()])
  })
})

const openConversationOf = async (person: Person): Promise<string> => {
  await server.settle()
  return openConversation(employer, person)
}
