import { randomInt, randomUUID } from 'node:crypto'
import { createRepositories } from '@guildhall/postgres'
import { recordStatements } from '@guildhall/postgres/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './support/people.ts'
import { startTestServer, NO_RATE_LIMITS, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

const isProof = process.env['PROVE'] !== undefined
/** Calls with a known address, and as many with an unknown one. */
const CALLS = isProof ? 2_000 : 40
/**
 * How far from guessing the best guess may be. With 2,000 calls of each, chance alone stays within it 99.9 % of the time; with few,
 * time says nothing and only the answers are compared.
 */
const ADVANTAGE_MAX = isProof ? 0.03 : 0.5
/** Calls of each kind whose statements are compared. */
const ROUNDS = 3
/** Statements of the job queue, and those of transactions. */
const notCompared = /pgboss|^(listen|begin|commit|rollback|set)\b/i

const calls: readonly (readonly [name: string, path: string, body: (email: string) => object])[] = [
  ['logIn', '/v0/auth/login', (email) => ({ email, password: 'not the right one' })],
  ['restoreUser', '/v0/user/restore', (email) => ({ email, password: 'not the right one' })],
  ['requestPasswordReset', '/v0/auth/password/request', (email) => ({ email })],
  ['requestVerificationMail', '/v0/auth/email/verification', (email) => ({ email })],
]

interface Observed {
  readonly isKnown: boolean
  readonly milliseconds: number
  /** Status, headers and body, without what differs in every answer. */
  readonly answer: string
}

/** The probability that a random known one took longer than a random unknown one: 0.5 if time tells nothing. */
const areaUnderCurve = (observed: readonly Observed[]): number => {
  const sorted = observed.toSorted((a, b) => a.milliseconds - b.milliseconds)
  const ranks = sorted.reduce((sum, { isKnown }, at) => (isKnown ? sum + at + 1 : sum), 0)
  const known = sorted.filter(({ isKnown }) => isKnown).length
  return (ranks - (known * (known + 1)) / 2) / (known * (sorted.length - known))
}

const start = (environment: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
  startTestServer({ TRUSTED_PROXIES: '127.0.0.1', ...environment }, { rateLimits: NO_RATE_LIMITS })

const observe = async (server: TestServer, path: string, body: object, isKnown: boolean): Promise<Observed> => {
  const address = `198.51.${randomInt(256)}.${randomInt(256)}`
  const started = performance.now()
  const response = await server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const milliseconds = performance.now() - started
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { isKnown, milliseconds, answer: JSON.stringify([response.status, headers, text]) }
}

/** Adds accounts with the password of somebody who has signed up; returns their addresses. */
const addPeople = async (server: TestServer, count: number): Promise<readonly string[]> => {
  const { accounts } = createRepositories(server.knex)
  const { user } = unwrap(await signUp(server, 'contractor', { email: `${randomUUID()}@example.com` }))
  const template = await accounts.find(user.uuid)
  if (template === null) throw new Error('There is no account')
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`)
  for (const email of emails) await accounts.add({ ...template, uuid: randomUUID(), email })
  return emails
}

// Thousands of passwords are hashed at full size.
describe('known and unknown addresses', { timeout: 600_000 }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())

  // IDEN-50
  it.each(calls)('get the same answer from %s, after the same work', async (name, path, toBody) => {
    const known = (await addPeople(server, CALLS)).map((email) => ({ email, isKnown: true }))
    const unknown = known.map(() => ({ email: `${randomUUID()}@example.com`, isKnown: false }))
    const shuffled = [...known, ...unknown]
      .map((one) => ({ one, key: Math.random() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ one }) => one)
    const observed: Observed[] = []
    for (const { email, isKnown } of shuffled) observed.push(await observe(server, path, toBody(email), isKnown))
    expect(new Set(observed.map(({ answer }) => answer)).size).toBe(1)
    await server.settle()
    const advantage = areaUnderCurve(observed) - 0.5
    process.stdout.write(`${name}: time tells known from unknown with ${(0.5 + advantage).toFixed(3)}\n`)
    expect(Math.abs(advantage)).toBeLessThanOrEqual(ADVANTAGE_MAX)
  })
})

describe('known and unknown addresses, without a worker', () => {
  let server: TestServer
  beforeAll(async () => {
    // Jobs of a call would send statements beside those of the next one.
    server = await start({ ROLES: 'api' })
  })
  afterAll(() => server.stop())

  // IDEN-50
  it.each(calls)('send the same statements in %s', async (_name, path, toBody) => {
    const watch = recordStatements()
    const statementsOf = async (email: string): Promise<readonly string[]> => {
      await observe(server, path, toBody(email), true)
      return watch.take().filter((statement) => !notCompared.test(statement))
    }
    const known: (readonly string[])[] = []
    const unknown: (readonly string[])[] = []
    const people = await addPeople(server, ROUNDS)
    watch.take()
    for (const email of people) {
      known.push(await statementsOf(email))
      unknown.push(await statementsOf(`${randomUUID()}@example.com`))
    }
    watch.stop()
    expect(known[0]?.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  })
})
