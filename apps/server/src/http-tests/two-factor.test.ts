import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appCode } from './support/authenticator.ts'
import { must } from './support/must.ts'
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

  /** Somebody with the second step on, and the code that turned it on out of date. */
  const guarded = async (email: string) => {
    const person: Person = await join(server, 'contractor', { email })
    const { secret, uri } = must(await person.api.startTwoFactor({ body: { password: PASSWORD } }))
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    const code = async () => appCode(secret, await now())
    const { recoveryCodes } = must(await person.api.confirmTwoFactor({ body: { otp: await code() } }))
    await server.advance('PT2M')
    return { person, secret, code, recoveryCodes }
  }

  // IDEN-42
  it('asks for the code, says whether it is on, and keeps the secret encrypted', async () => {
    const email = 'guarded@example.com'
    const { code, person, recoveryCodes, secret } = await guarded(email)
    expect(recoveryCodes).toHaveLength(10)
    expect(await signIn(email)).toMatchObject({
      status: 422,
      problem: 'two-factor-required',
      message: 'Please enter the code of your authenticator app.',
    })
    const signedIn = must(await signIn(email, await code()))
    expect(signedIn.user.twoFactor).toBe(true)
    const { rows } = await server.knex.raw<{ rows: readonly { text: string }[] }>(
      `select string_agg(row::text, '') as text from two_factors as row`,
    )
    expect(rows[0]?.text).toContain(person.uuid)
    expect(rows[0]?.text).not.toContain(secret)
    await server.settled()
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).toContain('Two-step sign-in is on')
  })

  it('takes a code once, also from two at once, and the next one again', async () => {
    const email = 'replayed@example.com'
    const { code } = await guarded(email)
    const otp = await code()
    const answers = await Promise.all([signIn(email, otp), signIn(email, otp)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await signIn(email, otp)).toMatchObject({ status: 422, errors: { otp: ['This code is not right'] } })
    await server.advance('PT1M')
    must(await signIn(email, await code()))
  })

  // PRIV-7
  it('is asked for also by who brings a deleted account back', async () => {
    const email = 'returning@example.com'
    const { code, person } = await guarded(email)
    must(await person.api.deleteUser({ body: { password: PASSWORD } }))
    const restore = (otp?: string) =>
      server.api().restoreUser({ body: { email, password: PASSWORD, ...(otp === undefined ? {} : { otp }) } })
    expect(await restore()).toMatchObject({ status: 422, problem: 'two-factor-required' })
    const right = await code()
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await restore(wrong)).toMatchObject({ status: 422, errors: { otp: ['This code is not right'] } })
    must(await restore(right))
    await server.advance('PT1M')
    must(await signIn(email, await code()))
  })

  it('counts wrong codes, not missing ones, and neither is forgotten by the password alone', async () => {
    const email = 'patient@example.com'
    const { code } = await guarded(email)
    for (let count = 0; count < 7; count += 1) expect(await signIn(email)).toMatchObject({ status: 422 })
    const right = await code()
    const wrong = right === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count += 1) {
      expect(await signIn(email, wrong)).toMatchObject({ problem: 'invalid' })
      if (count < 4) await signIn(email)
      if (count < 4) must(await server.api().restoreUser({ body: { email, password: PASSWORD } }))
    }
    expect(await signIn(email, right)).toMatchObject({ status: 429, problem: 'too-many-failures' })
  })

  it('takes a recovery code once; new ones end the old', async () => {
    const email = 'lostphone@example.com'
    const { person, recoveryCodes } = await guarded(email)
    const [first = '', second = ''] = recoveryCodes
    must(await signIn(email, first.toUpperCase()))
    expect(await signIn(email, first)).toMatchObject({ status: 422 })
    const renewed = must(await person.api.regenerateRecoveryCodes({ body: { password: PASSWORD } })).recoveryCodes
    expect(await signIn(email, second)).toMatchObject({ status: 422 })
    must(await signIn(email, renewed[0] ?? ''))
  })

  it('is turned on once, off with the password, and changed by nobody without it', async () => {
    const email = 'decided@example.com'
    const { person } = await guarded(email)
    expect(await person.api.startTwoFactor({ body: { password: PASSWORD } })).toMatchObject({ status: 409 })
    const wrong = { status: 422, errors: { password: ['This is not your password'] } }
    expect(await person.api.removeTwoFactor({ body: { password: 'wrong' } })).toMatchObject(wrong)
    expect(await person.api.regenerateRecoveryCodes({ body: { password: 'wrong' } })).toMatchObject(wrong)
    must(await person.api.removeTwoFactor({ body: { password: PASSWORD } }))
    expect(await person.api.removeTwoFactor({ body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      problem: 'two-factor-off',
    })
    expect(must(await signIn(email)).user.twoFactor).toBe(false)
  })
})
