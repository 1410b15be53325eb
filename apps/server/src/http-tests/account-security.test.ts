import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unwrap } from './support/unwrap.ts'
import { join, logIn, PASSWORD, signUp, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

const FRESH = 'another fine long pass phrase'

describe('account security', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const joined = (email: string): Promise<Person> => join(server, 'contractor', { email })
  const mailed = (email: string, subject: RegExp) =>
    waitFor(`a mail ${subject} to ${email}`, async () => {
      const mails = await server.mailsTo(email)
      return mails.find((mail) => subject.test(mail.subject)) ?? null
    })
  const askForLink = async (email: string): Promise<{ readonly token: string; readonly link: URL }> => {
    unwrap(await server.api().requestPasswordReset({ body: { email } }))
    await server.settle()
    const mail = await mailed(email, /^Set a new password$/)
    const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
    return { link, token: link.searchParams.get('token') ?? '' }
  }
  const reset = (email: string, token: string, password = FRESH) =>
    server.api().resetPassword({ body: { email, token, password, password_confirmation: password } })
  const isSignedIn = async ({ api }: Person): Promise<boolean> => (await api.readUser()).ok

  it('resets a forgotten password once by the mailed link, and ends every session', async () => {
    const email = 'forgetful@example.com'
    const person = await joined(email)
    const { link, token } = await askForLink(email.toUpperCase())
    expect(link.pathname).toBe('/password-reset')
    expect(link.searchParams.get('email')).toBe(email)
    const results = await Promise.all([reset(email, token), reset(email, token, 'quite another pass phrase')])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ status: 422, problem: 'link-expired' })
    expect(await isSignedIn(person)).toBe(false)
    expect(await server.api().logIn({ body: { email, password: PASSWORD } })).toMatchObject({ status: 422 })
    await server.settle()
    expect((await mailed(email, /^Your password was changed$/)).text).toContain('/request-password')
    const changed = (await server.mailsTo(email)).filter(({ subject }) => subject === 'Your password was changed')
    expect(changed).toHaveLength(1)
  })

  it('clears failed logins on reset, and never stores the token', async () => {
    const email = 'lockedout@example.com'
    await joined(email)
    const wrong = () => server.api().logIn({ body: { email, password: 'not this one' } })
    for (let count = 0; count < 5; count += 1) await wrong()
    expect(await wrong()).toMatchObject({ status: 429 })
    const { token } = await askForLink(email)
    const { rows } = await server.knex.raw<{ rows: readonly { text: string }[] }>(
      `select coalesce(string_agg(row::text, ''), '') as text from password_resets as row`,
    )
    expect(rows[0]?.text).toContain(email)
    expect(rows[0]?.text).not.toContain(token)
    unwrap(await reset(email, token))
    expect((await logIn(server, email, FRESH)).email).toBe(email)
  })

  // IDEN-28
  it('gives an unknown address the same response and limit, and no mail', async () => {
    const email = 'unknown@example.com'
    const ask = () => server.api().requestPasswordReset({ body: { email } })
    expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ status: 429, problem: 'too-many' })
    await server.settle()
    expect(await server.mailsTo(email)).toEqual([])
  })

  it('sends one mail for two concurrent requests', async () => {
    const email = 'eager@example.com'
    await joined(email)
    const results = await Promise.all([1, 2, 3].map(() => server.api().requestPasswordReset({ body: { email } })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('changes the password with the current one, and ends all other sessions', async () => {
    const email = 'careful@example.com'
    const other = await joined(email)
    const current = await logIn(server, email)
    const change = (current_password: string) =>
      current.api.changePassword({ body: { current_password, password: FRESH, password_confirmation: FRESH } })
    expect(await change('not this one')).toMatchObject({
      status: 422,
      errors: { current_password: ['This is not your password'] },
    })
    unwrap(await change(PASSWORD))
    expect([await isSignedIn(current), await isSignedIn(other)]).toEqual([true, false])
    await mailed(email, /^Your password was changed$/)
    for (let count = 0; count < 5; count += 1) await change('not this one')
    expect(await change(FRESH)).toMatchObject({ status: 429, problem: 'too-many-failures' })
  })

  it('changes the address with the code sent to the new one', async () => {
    const [from, to] = ['before@example.com', 'after@example.com']
    const person = await joined(from)
    unwrap(await person.api.requestEmailChange({ body: { email: to } }))
    await server.settle()
    const code = /\b\d{6}\b/.exec((await mailed(to, /is your code$/)).text)?.[0] ?? ''
    expect((await mailed(from, /about to change$/)).text).not.toContain(code)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await person.api.confirmEmailChange({ body: { otp: wrong } })).toMatchObject({
      status: 422,
      errors: { otp: ['This code is not right'] },
    })
    expect(unwrap(await person.api.confirmEmailChange({ body: { otp: code } }))).toEqual({ email: to })
    expect(unwrap(await person.api.readUser()).user.email).toBe(to)
    await server.settle()
    await mailed(from, /was changed$/)
    await mailed(to, /was changed$/)
    expect((await logIn(server, to)).uuid).toBe(person.uuid)
    expect(await server.api().logIn({ body: { email: from, password: PASSWORD } })).toMatchObject({ status: 422 })
  })

  it('refuses an address that was taken meanwhile', async () => {
    const person = await joined('slow@example.com')
    const wanted = 'wanted@example.com'
    unwrap(await person.api.requestEmailChange({ body: { email: wanted } }))
    await server.settle()
    const code = /\b\d{6}\b/.exec((await mailed(wanted, /is your code$/)).text)?.[0] ?? ''
    unwrap(await signUp(server, 'contractor', { email: wanted }))
    expect(await person.api.confirmEmailChange({ body: { otp: code } })).toMatchObject({
      status: 409,
      problem: 'email-taken',
    })
    expect(unwrap(await person.api.readUser()).user.email).toBe('slow@example.com')
  })

  it('counts five concurrent wrong codes, and then refuses the right one', async () => {
    const person = await joined('guessed@example.com')
    const email = 'target@example.com'
    unwrap(await person.api.requestEmailChange({ body: { email } }))
    await server.settle()
    const code = /\b\d{6}\b/.exec((await mailed(email, /is your code$/)).text)?.[0] ?? ''
    const guesses = ['000001', '000002', '000003', '000004', '000005', '000006'].filter((guess) => guess !== code)
    await Promise.all(guesses.slice(0, 5).map((otp) => person.api.confirmEmailChange({ body: { otp } })))
    expect(await person.api.confirmEmailChange({ body: { otp: code } })).toMatchObject({ problem: 'code-expired' })
  })

  it('lets unverified accounts correct their address and number', async () => {
    unwrap(await signUp(server, 'contractor', { email: 'typo@example.com' }))
    const person = await logIn(server, 'typo@example.com')
    const response = await person.api.setMobile({ body: { mobile: 'call me' } })
    expect(response).toMatchObject({ status: 422, errors: { mobile: ['Value is not a valid mobile number'] } })
    expect(unwrap(await person.api.setMobile({ body: { mobile: '(212) 555-0188' } }))).toEqual({
      mobile: '+12125550188',
    })
    unwrap(await person.api.requestEmailChange({ body: { email: 'right@example.com' } }))
    await server.settle()
    const code = /\b\d{6}\b/.exec((await mailed('right@example.com', /is your code$/)).text)?.[0] ?? ''
    unwrap(await person.api.confirmEmailChange({ body: { otp: code } }))
    expect(unwrap(await person.api.readUser()).user).toMatchObject({ email: 'right@example.com', emailVerified: true })
  })
})
