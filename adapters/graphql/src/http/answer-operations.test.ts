import { DependencyUnavailable } from '@guildhall/domain/shared'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestGraphql } from '../../testing/start-test-graphql.ts'

describe('operations by HTTP', () => {
  let failure: Error
  let graphql: Awaited<ReturnType<typeof startTestGraphql>>
  const fail = async (): Promise<never> => {
    throw failure
  }
  beforeAll(async () => {
    graphql = await startTestGraphql({ useCases: { listNotifications: fail } as never })
  })
  beforeEach(() => {
    failure = new Error('secret detail')
    graphql.reported.length = 0
  })
  afterAll(() => graphql.stop())

  // LIVE-12
  it('refuses documents with too many aliases, fields, levels, operations or tokens', async () => {
    const nested = Array.from({ length: 30 }, () => 'ofType {').join(' ')
    const fragments = Array.from(
      { length: 30 },
      (_, at) => `fragment F${at} on Query { viewer { uuid } ...F${at + 1} }`,
    )
    const documents: readonly (readonly [string, string])[] = [
      [`{ ${Array.from({ length: 1_000 }, (_, at) => `a${at}: viewer { uuid }`).join(' ')} }`, '2000 tokens'],
      [`{ ${Array.from({ length: 16 }, (_, at) => `a${at}: viewer { uuid }`).join(' ')} }`, 'too many aliases'],
      [`{ viewer { ${'uuid '.repeat(300)} } }`, 'too many fields'],
      [`{ viewer { ${'uuid '.repeat(2_000)} } }`, '2000 tokens'],
      [`{ ${'viewer { '.repeat(30)} uuid ${'} '.repeat(30)} }`, 'too many levels'],
      [`{ a { ${nested} name ${'}'.repeat(30)} } }`, 'too many levels'],
      [`{ ...F0 } ${fragments.join(' ')} fragment F30 on Query { ...F0 }`, 'itself'],
      [Array.from({ length: 6 }, (_, at) => `query Q${at} { viewer { uuid } }`).join(' '), 'too many operations'],
    ]
    for (const [query, reason] of documents) {
      const answer = (await graphql.ask({ query, operationName: 'Q1' }, 'right')) as { errors: { message: string }[] }
      expect(answer.errors.map(({ message }) => message).join(' ')).toContain(reason)
      expect(answer).not.toHaveProperty('data')
    }
  })

  // API-49
  it('says what an operation costs, and refuses one that costs too much before it runs', async () => {
    expect(await graphql.ask({ query: '{ viewer { uuid role } }' }, 'right')).toMatchObject({
      extensions: { cost: { requested: 3, limit: 10_000 } },
    })
    const jobs = '{ workExperiences { uuid title company location description startDate endDate } skills }'
    const query = `query ($first: Int) { candidates(first: $first) { ... on CandidateConnection { nodes { candidate ${jobs} } } } }`
    expect(await graphql.ask({ query, variables: { first: 1_000 } }, 'right')).toMatchObject({
      errors: [{ extensions: { code: 'too-costly', cost: { limit: 10_000 } } }],
    })
    expect(await graphql.ask({ query, variables: { first: 100 } }, 'right')).toMatchObject({
      data: { candidates: {} },
      extensions: { cost: { requested: expect.any(Number) } },
    })
  })

  // API-47
  it('hides what nobody expected, and reports it', async () => {
    const query = '{ notifications { ... on Refusal { code } } }'
    const answer = await graphql.ask({ query }, 'right')
    expect(answer).toMatchObject({ errors: [{ message: 'Something went wrong on our side.' }] })
    expect(JSON.stringify(answer)).not.toContain('secret detail')
    expect(graphql.reported).toEqual([failure])
  })

  // API-47
  it('refuses missing and wrong variables as errors of the request', async () => {
    const query = 'query ($u: ID!) { candidate(uuid: $u) { __typename } }'
    for (const variables of [{}, { u: null }, { u: { a: 1 } }]) {
      const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }
      const sent = { method: 'POST', headers, body: JSON.stringify({ query, variables }) }
      expect((await graphql.answerTo(sent)).status).toBe(400)
      expect(await graphql.ask({ query, variables })).toMatchObject({ errors: [{ message: expect.any(String) }] })
    }
    expect(graphql.reported).toEqual([])
  })

  // API-47
  it('refuses variables of thousands of levels', async () => {
    const query = 'query ($u: ID!) { candidate(uuid: $u) { __typename } }'
    const body = `{"query":${JSON.stringify(query)},"variables":{"u":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`
    const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }
    expect((await graphql.answerTo({ method: 'POST', headers, body })).status).toBe(400)
    expect(graphql.reported).toEqual([])
  })

  // API-47
  it('answers 503 with Retry-After while something that it needs is away', async () => {
    failure = new DependencyUnavailable('postgres')
    const headers = { 'content-type': 'application/json', authorization: 'Bearer right' }
    const body = JSON.stringify({ query: '{ notifications { ... on Refusal { code } } }' })
    const { headers: answered, status } = await graphql.answerTo({ method: 'POST', headers, body })
    expect([status, answered.get('retry-after')]).toEqual([503, '5'])
    expect(graphql.reported).toEqual([])
  })

  // API-47
  it('passes all audits of GraphQL over HTTP', async () => {
    const audits = serverAudits({ url: `http://${graphql.address}/graphql`, fetchFn: fetch })
    const results = await Promise.all(audits.map((audit) => audit.fn()))
    expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual([])
    expect(results).toHaveLength(61)
  })

  // API-47
  it('answers the schema as text', async () => {
    const answer = await fetch(`http://${graphql.address}/graphql/schema.graphql`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toContain('union ConversationsResult = ConversationConnection | AccessRefused')
    expect((await fetch(`http://${graphql.address}/graphql/schema.graphql`, { method: 'POST' })).status).toBe(405)
  })

  it('runs no mutation by GET, and no subscription by HTTP', async () => {
    const get = async (query: string) =>
      fetch(`http://${graphql.address}/graphql?${new URLSearchParams({ query }).toString()}`, {
        headers: { accept: 'application/json' },
      })
    expect((await get('mutation { staffEndSessions(uuid: "1") { __typename } }')).status).toBe(405)
    expect(await (await get('{ viewer { uuid } }')).json()).toMatchObject({ data: { viewer: null } })
    const query = 'subscription { channel(name: "x") { type } }'
    expect(await graphql.ask({ query }, 'right')).toMatchObject({
      errors: [{ message: 'Subscriptions are served by WebSocket.' }],
    })
  })

  it('refuses text that cannot be stored', async () => {
    for (const text of ['\u0000', '\ud800'])
      expect(
        await graphql.ask({
          query: 'query ($text: String) { staffPeople(text: $text) { __typename } }',
          variables: { text },
        }),
      ).toMatchObject({
        errors: [{ message: 'A text has characters that cannot be stored.' }],
      })
  })
})
