import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticatorCode } from './support/authenticator.ts'
import { unwrap } from './support/unwrap.ts'
import { join, PASSWORD, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('two-step sign-in', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const now = async (): Promise<Date> => {
    const { now } = (await (await server.request('/dev/clock')).json()) as { readonly now: string }
    return new Date(now)
  }
  const signIn = (email: string, otp?: string, password = PASSWORD) =>
    server.api().logIn({ body: { email, password, ...(otp === undefined ? {} : { otp }) } })

  /** A person with two-step sign-in, after the enabling code has expired. */
  const guarded = async (email: string) => {
    const person: Person = await join(server, 'contractor', { email })
    const { secret, uri } = unwrap(await person.api.startTwoFactor({ body: { password: PASSWORD } }))
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    const code = async () => createAuthenticatorCode(secret, await now())
    const { recoveryCodes } = unwrap(await person.api.confirmTwoFactor({ body: { otp: await code() } }))
    await server.advance('PT2M')
    return { person, secret, code, recoveryCodes }
  }

  // IDEN-42
  it('requires the code, shows whether it is on, and stores the secret encrypted', async () => {
    const email = 'guarded@example.com'
    const { code, person, recoveryCodes, secret } = await guarded(email)
    expect(recoveryCodes).toHaveLength(10)
    expect(await signIn(email)).toMatchObject({
      status: 422,
      problem: 'two-factor-required',
      message: 'Please enter the code of your authenticator app.',
    })
    const signedIn = unwrap(await signIn(email, await code()))
    expect(signedIn.user.twoFactor).toBe(true)
    const { rows } = await server.knex.raw<{ rows: readonly { text: string }[] }>(
      `select string_agg(row::text, '') as text from two_factors as row`,
    )
    expect(rows[0]?.text).toContain(person.uuid)
    expect(rows[0]?.text).not.toContain(secret)
    await server.settle()
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).toContain('Two-step sign-in is on')
  })

  it('accepts each code once, also concurrently', async () => {
    const email = 'replayed@example.com'
    const { code } = await guarded(email)
    const otp = await code()
    const results = await Promise.all([signIn(email, otp), signIn(email, otp)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await signIn(email, otp)).toMatchObject({ status: 422, errors: { otp: ['This code is not right'] } })
    await server.advance('PT1M')
    unwrap(await signIn(email, await code()))
  })

  // PRIV-7
  it('is required for restoring a deleted account', async () => {
    const email = 'returning@example.com'
    const { code, person } = await guarded(email)
    unwrap(await person.api.deleteUser({ body: { password: PASSWORD } }))
    const restore = (otp?: string) =>
      server.api().restoreUser({ body: { email, password: PASSWORD, ...(otp === undefined ? {} : { otp }) } })
    expect(await restore()).toMatchObject({ status: 422, problem: 'two-factor-required' })
    const right = await code()
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await restore(wrong)).toMatchObject({ status: 422, errors: { otp: ['This code is not right'] } })
    unwrap(await restore(right))
    await server.advance('PT1M')
    unwrap(await signIn(email, await code()))
  })

  it('counts wrong codes, not missing ones, and does not reset on the password alone', async () => {
    const email = 'patient@example.com'
    const { code } = await guarded(email)
    for (let count = 0; count < 7; count += 1) expect(await signIn(email)).toMatchObject({ status: 422 })
    const right = await code()
    const wrong = right === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count += 1) {
      expect(await signIn(email, wrong)).toMatchObject({ problem: 'invalid' })
      if (count < 4) await signIn(email)
      if (count < 4) unwrap(await server.api().restoreUser({ body: { email, password: PASSWORD } }))
    }
    expect(await signIn(email, right)).toMatchObject({ status: 429, problem: 'too-many-failures' })
  })

  it('accepts a recovery code once; new ones replace the old', async () => {
    const email = 'lostphone@example.com'
    const { person, recoveryCodes } = await guarded(email)
    const [first = '', second = ''] = recoveryCodes
    unwrap(await signIn(email, first.toUpperCase()))
    expect(await signIn(email, first)).toMatchObject({ status: 422 })
    const renewed = unwrap(await person.api.regenerateRecoveryCodes({ body: { password: PASSWORD } })).recoveryCodes
    expect(await signIn(email, second)).toMatchObject({ status: 422 })
    unwrap(await signIn(email, renewed[0] ?? ''))
  })

  it('is turned on once, and off only with the password', async () => {
    const email = 'decided@example.com'
    const { person } = await guarded(email)
    expect(await person.api.startTwoFactor({ body: { password: PASSWORD } })).toMatchObject({ status: 409 })
    const wrong = { status: 422, errors: { password: ['This is not your password'] } }
    expect(await person.api.removeTwoFactor({ body: { password: 'wrong' } })).toMatchObject(wrong)
    expect(await person.api.regenerateRecoveryCodes({ body: { password: 'wrong' } })).toMatchObject(wrong)
    unwrap(await person.api.removeTwoFactor({ body: { password: PASSWORD } }))
    expect(await person.api.removeTwoFactor({ body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      problem: 'two-factor-off',
    })
    expect(unwrap(await signIn(email)).user.twoFactor).toBe(false)
  })
})
