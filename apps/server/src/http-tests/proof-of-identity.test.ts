import { createApiClient } from '@guildhall/rest-contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticatorCode } from './support/authenticator.ts'
import { join, logIn, PASSWORD, type Person, signUp } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'
import { waitForMail } from './call-table/mails.ts'

let server: TestServer
beforeAll(async () => {
  // Attackers have many addresses: this machine forwards them.
  server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => server.stop())

/** The API as called from an address. */
const from = (address: string) =>
  createApiClient({ fetch, base: server.url, headers: () => ({ 'x-forwarded-for': address }) })

const now = async (): Promise<Date> => {
  const answer = (await (await server.request('/dev/clock')).json()) as { readonly now: string }
  return new Date(answer.now)
}

/** A person with two-step sign-in, after the code that turned it on has expired. */
const guarded = async (email: string) => {
  const person = await join(server, 'contractor', { email })
  const { secret } = unwrap(await person.api.startTwoFactor({ body: { password: PASSWORD } }))
  const code = async () => createAuthenticatorCode(secret, await now())
  unwrap(await person.api.confirmTwoFactor({ body: { otp: await code() } }))
  await server.advance('PT2M')
  return { person, code }
}
const wrongCode = async (code: () => Promise<string>) => ((await code()) === '000000' ? '000001' : '000000')

describe('guessing codes', () => {
  // IDEN-45
  it('from forty addresses at once stops after ten, and the owner is told', async () => {
    const { code } = await guarded('guessed@example.com')
    const body = { email: 'guessed@example.com', password: PASSWORD, otp: await wrongCode(code) }
    const tries = Array.from({ length: 40 }, async (_, index) => from(`198.51.100.${index}`).logIn({ body }))
    const problems = (await Promise.all(tries)).map((answer) => (answer.ok ? 'in' : answer.problem))
    expect(problems.filter((problem) => problem === 'invalid')).toHaveLength(10)
    expect(problems.filter((problem) => problem === 'too-many-failures')).toHaveLength(30)
    await waitForMail(server, 'guessed@example.com', /^Somebody is guessing your codes$/)
    const right = { ...body, otp: await code() }
    expect(await from('203.0.113.9').logIn({ body: right })).toMatchObject({ status: 429 })
    await server.advance('PT1M')
    unwrap(await from('203.0.113.9').logIn({ body: { ...right, otp: await code() } }))
  })

  // IDEN-45
  it('of the set-up stops after ten', async () => {
    const { api } = await join(server, 'contractor', { email: 'set-up@example.com' })
    unwrap(await api.startTwoFactor({ body: { password: PASSWORD } }))
    for (let count = 0; count < 10; count += 1) {
      expect(await api.confirmTwoFactor({ body: { otp: '000000' } })).toMatchObject({ problem: 'invalid' })
    }
    expect(await api.confirmTwoFactor({ body: { otp: '000000' } })).toMatchObject({
      status: 429,
      problem: 'too-many-failures',
    })
    expect(await api.requestEmailChange({ body: { email: 'elsewhere@example.com' } })).toMatchObject({ ok: true })
    expect(await api.confirmEmailChange({ body: { otp: '000000' } })).toMatchObject({ problem: 'too-many-failures' })
  })
})

describe('guessing passwords', () => {
  // IDEN-44
  it('from one IPv6 network counts as one address', async () => {
    await join(server, 'contractor', { email: 'ipv6@example.com' })
    const body = { email: 'ipv6@example.com', password: 'not the right one' }
    for (let count = 0; count < 5; count += 1) {
      expect(await from(`2001:db8:1:2::${count}`).logIn({ body })).toMatchObject({ problem: 'invalid-credentials' })
    }
    expect(await from('2001:db8:1:2:9::').logIn({ body })).toMatchObject({ problem: 'too-many-failures' })
    expect(await from('2001:db8:1:3::1').logIn({ body })).toMatchObject({ problem: 'invalid-credentials' })
  })

  // IDEN-44
  it('of many accounts from one address stops after a hundred', async () => {
    const tries = Array.from({ length: 104 }, async (_, index) =>
      from('198.51.100.200').logIn({ body: { email: `spray-${index}@example.com`, password: 'Spring2026!!' } }),
    )
    const problems = (await Promise.all(tries)).map((answer) => (answer.ok ? 'in' : answer.problem))
    expect(problems.filter((problem) => problem === 'invalid-credentials')).toHaveLength(100)
  })
})

describe('a sensitive change ten minutes after the login', () => {
  let person: Person
  let code: () => Promise<string>
  beforeAll(async () => {
    ;({ code, person } = await guarded('presence@example.com'))
    await server.advance('PT10M')
  })

  // IDEN-46
  it('of the address, and an export, are refused until password and code are given', async () => {
    const { api } = person
    const refused = { status: 403, problem: 'password-required' }
    expect(await api.requestEmailChange({ body: { email: 'presence-2@example.com' } })).toMatchObject(refused)
    expect(await api.requestExport()).toMatchObject(refused)
    expect(await api.proveIdentity({ body: { password: 'not the right one' } })).toMatchObject({
      errors: { password: ['This is not your password'] },
    })
    expect(await api.proveIdentity({ body: { password: PASSWORD } })).toMatchObject({
      status: 422,
      problem: 'two-factor-required',
    })
    expect(await api.requestExport()).toMatchObject(refused)
    unwrap(await api.proveIdentity({ body: { password: PASSWORD, otp: await code() } }))
    unwrap(await api.requestExport())
    unwrap(await api.requestEmailChange({ body: { email: 'presence-2@example.com' } }))
    await server.advance('PT11M')
    expect(await api.readExport()).toMatchObject({ ok: true, value: { state: 'ready', url: null } })
  })

  // IDEN-41, IDEN-46
  it('of two-step sign-in, and a deletion, take the code beside the password', async () => {
    const { api } = person
    const required = { status: 422, problem: 'two-factor-required' }
    const body = { password: PASSWORD }
    expect(await api.removeTwoFactor({ body })).toMatchObject(required)
    expect(await api.regenerateRecoveryCodes({ body })).toMatchObject(required)
    expect(await api.deleteUser({ body })).toMatchObject(required)
    unwrap(await api.removeTwoFactor({ body: { ...body, otp: await code() } }))
  })
})

describe('a changed address', () => {
  // IDEN-47
  it('ends other sessions, and the old address takes it back', async () => {
    const email = 'owner@example.com'
    const first = await join(server, 'contractor', { email })
    const other = await logIn(server, email)
    unwrap(await first.api.requestEmailChange({ body: { email: 'thief@example.com' } }))
    const { text } = await waitForMail(server, 'thief@example.com', /is your code$/)
    unwrap(await first.api.confirmEmailChange({ body: { otp: /\b\d{6}\b/.exec(text)?.[0] ?? '' } }))
    expect(await other.api.readUser()).toMatchObject({ status: 401 })
    const mail = await waitForMail(server, email, /^Your email address was changed$/)
    const token = /restore-email\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    expect(unwrap(await server.api().restoreEmail({ body: { token } }))).toEqual({ email })
    expect(await first.api.readUser()).toMatchObject({ status: 401 })
    unwrap(await server.api().logIn({ body: { email, password: PASSWORD } }))
    await waitForMail(server, email, /^Set a new password$/)
  })

  // IDEN-47
  it('stays where somebody else has the old one', async () => {
    const email = 'left@example.com'
    const { api } = await join(server, 'contractor', { email })
    unwrap(await api.requestEmailChange({ body: { email: 'moved@example.com' } }))
    const { text } = await waitForMail(server, 'moved@example.com', /is your code$/)
    unwrap(await api.confirmEmailChange({ body: { otp: /\b\d{6}\b/.exec(text)?.[0] ?? '' } }))
    const mail = await waitForMail(server, email, /^Your email address was changed$/)
    unwrap(await signUp(server, 'contractor', { email }))
    const token = /restore-email\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    expect(await server.api().restoreEmail({ body: { token } })).toMatchObject({ status: 409, problem: 'email-taken' })
  })
})
