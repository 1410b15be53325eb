import { createRepositories } from '@guildhall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticatorCode } from './support/authenticator.ts'
import { waitForMail } from './call-table/mails.ts'
import { logIn, registrationOf } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

const PASSWORD = 'the quince tree behind the chapel'
const WRONG_PASSWORD = 'the plum tree behind the chapel'
const NEW_PASSWORD = 'the medlar tree behind the chapel'
const EMAIL = 'perpetua.windlestraw@example.com'
const MOBILE = '+27829876123'

/** Every secret of a life with the product, by what it is. */
const secrets = new Map<string, string>()
const lines: string[] = []
let server: TestServer

const now = async (): Promise<Date> => {
  const answer = (await (await server.request('/dev/clock')).json()) as { readonly now: string }
  return new Date(answer.now)
}

/** The last part of the path, or the value of a parameter, in the first link of the newest mail of this subject. */
const linkSecret = async (subject: RegExp): Promise<string> => {
  const { text } = await waitForMail(server, EMAIL, subject)
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return link.searchParams.get('token') ?? link.searchParams.get('hash') ?? link.pathname.split('/').at(-1) ?? ''
}

/** Whatever holds data, as text. */
const dumpDatabase = async (): Promise<string> => {
  const { rows: tables } = await server.knex.raw<{ rows: readonly { schema: string; name: string }[] }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const texts = tables.map(async ({ name, schema }) => {
    const { rows } = await server.knex.raw<{ rows: readonly { text: string | null }[] }>(
      `select string_agg(row::text, ' ') as text from ??.?? as row`,
      [schema, name],
    )
    return rows[0]?.text ?? ''
  })
  return (await Promise.all(texts)).join('\n')
}

const found = (text: string, wanted: Iterable<readonly [string, string]>): readonly string[] =>
  [...wanted].flatMap(([what, secret]) => (text.includes(secret) ? [what] : []))

// BASE-22, BASE-25
describe('planted secrets', () => {
  beforeAll(async () => {
    server = await startTestServer({ LOG_LEVEL: 'trace' }, { onLog: (line) => void lines.push(line) })
    const form = { password: PASSWORD, password_confirmation: PASSWORD, mobile: MOBILE, last_name: 'Windlestraw' }
    const signedUp = unwrap(await server.api().register({ body: { ...registrationOf(EMAIL), ...form } }))
    secrets.set('password', PASSWORD).set('wrong password', WRONG_PASSWORD).set('new password', NEW_PASSWORD)
    secrets.set('temporary token', signedUp.token)
    secrets.set('verification link', await linkSecret(/address/i))
    const { accounts } = createRepositories(server.knex)
    const account = await accounts.findByEmail(EMAIL)
    if (account === null) throw new Error('There is no account')
    await accounts.save({ ...account, emailVerifiedAt: await now() })
    await server.api().logIn({ body: { email: EMAIL, password: WRONG_PASSWORD } })
    const person = await logIn(server, EMAIL, PASSWORD)
    secrets.set('session token', person.token)
    secrets.set('channel token', person.session.realtime?.token ?? '')
    const { secret } = unwrap(await person.api.startTwoFactor({ body: { password: PASSWORD } }))
    const otp = createAuthenticatorCode(secret, await now())
    const { recoveryCodes } = unwrap(await person.api.confirmTwoFactor({ body: { otp } }))
    secrets.set('secret of the authenticator app', secret)
    recoveryCodes.forEach((code, at) => secrets.set(`recovery code ${at}`, code))
    unwrap(await server.api().requestPasswordReset({ body: { email: EMAIL } }))
    secrets.set('reset link', await linkSecret(/password/i))
    unwrap(
      await person.api.changePassword({
        body: { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
      }),
    )
    await server.settle()
  })
  afterAll(() => server.stop().catch(() => undefined))

  it('are all known to this test', () => {
    for (const [what, secret] of secrets) expect([what, secret.length >= 10]).toEqual([what, true])
  })

  it('are nowhere in the database', async () => {
    const dump = await dumpDatabase()
    expect(dump).toContain(EMAIL)
    expect(found(dump, secrets)).toEqual([])
  })

  it('are in no log line, and neither are people, also when a call fails', async () => {
    await server.knex.raw('alter table sessions rename to sessions_away')
    const failed = await server.request('/v0/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `access_token=${secrets.get('session token')}` },
      body: JSON.stringify({ email: EMAIL, password: NEW_PASSWORD }),
    })
    const unread = await server.request('/v0/user', {
      headers: { authorization: `Bearer ${secrets.get('session token')}` },
    })
    await server.knex.raw('alter table sessions_away rename to sessions')
    expect(unread.status).toBe(500)
    expect(failed.status).toBeGreaterThanOrEqual(400)
    expect(lines.some((line) => line.includes('A request failed'))).toBe(true)
    const people = [
      ['address', EMAIL],
      ['mobile', MOBILE.slice(3)],
      ['name', 'Windlestraw'],
    ] as const
    const log = lines.join('')
    expect(log.length).toBeGreaterThan(1_000)
    expect(found(log, [...secrets, ...people])).toEqual([])
  })

  it('are not in the metrics, and neither are people', async () => {
    const metrics = await (await server.request('/metrics')).text()
    expect(metrics).toContain('http_request')
    expect(found(metrics, [...secrets, ['address', EMAIL], ['name', 'Windlestraw']])).toEqual([])
  })
})
