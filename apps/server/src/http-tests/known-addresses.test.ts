import { randomInt, randomUUID } from 'node:crypto'
import { createRepositories } from '@guildhall/postgres'
import { recordStatements } from '@guildhall/postgres/testing'
import type { Account } from '@guildhall/domain/identity'
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
/** Calls whose statements are compared: the fewest of them count. */
const ROUNDS = 8
/** The worker's own statements, and those of transactions. */
const byItself = /pgboss|^(listen|begin|commit|rollback|set)\b/i

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

describe('known and unknown addresses', () => {
  let server: TestServer
  let template: Account
  beforeAll(async () => {
    server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' }, { rateLimits: NO_RATE_LIMITS })
    const email = 'template@example.com'
    const uuid = unwrap(await signUp(server, 'contractor', { email })).user.uuid
    const found = await createRepositories(server.knex).accounts.find(uuid)
    if (found === null) throw new Error('There is no account')
    template = found
  })
  afterAll(() => server.stop())

  const observe = async (path: string, body: object, isKnown: boolean): Promise<Observed> => {
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

  const addPeople = async (count: number): Promise<readonly string[]> => {
    const { accounts } = createRepositories(server.knex)
    const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`)
    for (const email of emails) await accounts.add({ ...template, uuid: randomUUID(), email })
    return emails
  }

  // IDEN-50
  it.each(calls)('get the same answer from %s, after the same work', async (name, path, toBody) => {
    const known = (await addPeople(CALLS)).map((email) => ({ email, isKnown: true }))
    const unknown = known.map(() => ({ email: `${randomUUID()}@example.com`, isKnown: false }))
    const shuffled = [...known, ...unknown]
      .map((one) => ({ one, key: Math.random() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ one }) => one)
    const observed: Observed[] = []
    for (const { email, isKnown } of shuffled) observed.push(await observe(path, toBody(email), isKnown))
    expect(new Set(observed.map(({ answer }) => answer)).size).toBe(1)
    await server.settle()
    const advantage = areaUnderCurve(observed) - 0.5
    process.stdout.write(`${name}: time tells known from unknown with ${(0.5 + advantage).toFixed(3)}\n`)
    expect(Math.abs(advantage)).toBeLessThanOrEqual(ADVANTAGE_MAX)
  })

  // IDEN-50
  it.each(calls)('send the same statements in %s', async (_name, path, toBody) => {
    const watch = recordStatements()
    const statementsOf = async (email: string): Promise<string[]> => {
      await server.settle()
      watch.take()
      await observe(path, toBody(email), true)
      return watch.take().filter((statement) => !byItself.test(statement))
    }
    const fewest = { known: Array<string>(), unknown: Array<string>() }
    // By turns, and the fewest of each: scheduled work may send statements for longer than several calls in a row take.
    for (const [at, email] of (await addPeople(ROUNDS)).entries()) {
      const known = await statementsOf(email)
      const unknown = await statementsOf(`${randomUUID()}@example.com`)
      if (at === 0 || known.length < fewest.known.length) fewest.known = known
      if (at === 0 || unknown.length < fewest.unknown.length) fewest.unknown = unknown
    }
    watch.stop()
    expect(fewest.known.length).toBeGreaterThan(0)
    expect(fewest.unknown).toEqual(fewest.known)
  })
})
