import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must } from './support/must.ts'
import { join, logIn, PASSWORD, signUp, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { until } from './support/until.ts'

const FRESH = 'another fine long pass phrase'

describe('the safety of an account', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const joined = (email: string): Promise<Person> => join(server, 'contractor', { email })
  const mailed = (email: string, subject: RegExp) =>
    until(`a mail ${subject} to ${email}`, async () => {
      const mails = await server.mailsTo(email)
      return mails.find((mail) => subject.test(mail.subject)) ?? null
    })
  const askForLink = async (email: string): Promise<{ readonly token: string; readonly link: URL }> => {
    must(await server.api().requestPasswordReset({ body: { email } }))
    await server.settled()
    const mail = await mailed(email, /^Set a new password$/)
    const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
    return { link, token: link.searchParams.get('token') ?? '' }
  }
  const reset = (email: string, token: string, password = FRESH) =>
    server.api().resetPassword({ body: { email, token, password, password_confirmation: password } })
  const isSignedIn = async ({ api }: Person): Promise<boolean> => (await api.readUser()).ok

  it('a forgotten password is set anew by the link of a mail, once, and every session ends', async () => {
    const email = 'forgetful@example.com'
    const person = await joined(email)
    const { link, token } = await askForLink(email.toUpperCase())
    expect(link.pathname).toBe('/password-reset')
    expect(link.searchParams.get('email')).toBe(email)
    const answers = await Promise.all([reset(email, token), reset(email, token, 'quite another pass phrase')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 422, problem: 'link-expired' })
    expect(await isSignedIn(person)).toBe(false)
    expect(await server.api().logIn({ body: { email, password: PASSWORD } })).toMatchObject({ status: 422 })
    await server.settled()
    expect((await mailed(email, /^Your password was changed$/)).text).toContain('/request-password')
    const changed = (await server.mailsTo(email)).filter(({ subject }) => subject === 'Your password was changed')
    expect(changed).toHaveLength(1)
  })

  it('a reset forgets failed logins, and the token is nowhere in the database', async () => {
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
    must(await reset(email, token))
    expect((await logIn(server, email, FRESH)).email).toBe(email)
  })

  // IDEN-28
  it('an unknown address gets the same answer, the same limit and no mail', async () => {
    const email = 'unknown@example.com'
    const ask = () => server.api().requestPasswordReset({ body: { email } })
    expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ status: 429, problem: 'too-many' })
    await server.settled()
    expect(await server.mailsTo(email)).toEqual([])
  })

  it('two requests at once make one mail', async () => {
    const email = 'eager@example.com'
    await joined(email)
    const answers = await Promise.all([1, 2, 3].map(() => server.api().requestPasswordReset({ body: { email } })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('a password is changed with the current one; the other sessions end and this one stays', async () => {
    const email = 'careful@example.com'
    const other = await joined(email)
    const here = await logIn(server, email)
    const change = (current_password: string) =>
      here.api.changePassword({ body: { current_password, password: FRESH, password_confirmation: FRESH } })
    expect(await change('not this one')).toMatchObject({
      status: 422,
      errors: { current_password: ['This is not your password'] },
    })
    must(await change(PASSWORD))
    expect([await isSignedIn(here), await isSignedIn(other)]).toEqual([true, false])
    await mailed(email, /^Your password was changed$/)
    for (let count = 0; count < 5; count += 1) await change('not this one')
    expect(await change(FRESH)).toMatchObject({ status: 429, problem: 'too-many-failures' })
  })

  it('an address is changed by the code that was sent to the new one', async () => {
    const [from, to] = ['before@example.com', 'after@example.com']
    const person = await joined(from)
    must(await person.api.requestEmailChange({ body: { email: to } }))
    await server.settled()
    const code = /\b\d{6}\b/.exec((await mailed(to, /is your code$/)).text)?.[0] ?? ''
    expect((await mailed(from, /about to change$/)).text).not.toContain(code)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await person.api.confirmEmailChange({ body: { otp: wrong } })).toMatchObject({
      status: 422,
      errors: { otp: ['This code is not right'] },
    })
    expect(must(await person.api.confirmEmailChange({ body: { otp: code } }))).toEqual({ email: to })
    expect(must(await person.api.readUser()).user.email).toBe(to)
    await server.settled()
    await mailed(from, /was changed$/)
    await mailed(to, /was changed$/)
    expect((await logIn(server, to)).uuid).toBe(person.uuid)
    expect(await server.api().logIn({ body: { email: from, password: PASSWORD } })).toMatchObject({ status: 422 })
  })

  it('an address that somebody took meanwhile is refused', async () => {
    const person = await joined('slow@example.com')
    const wanted = 'wanted@example.com'
    must(await person.api.requestEmailChange({ body: { email: wanted } }))
    await server.settled()
    const code = /\b\d{6}\b/.exec((await mailed(wanted, /is your code$/)).text)?.[0] ?? ''
    must(await signUp(server, 'contractor', { email: wanted }))
    expect(await person.api.confirmEmailChange({ body: { otp: code } })).toMatchObject({
      status: 409,
      problem: 'email-taken',
    })
    expect(must(await person.api.readUser()).user.email).toBe('slow@example.com')
  })

  it('five wrong codes at once are counted, and the right one is then too late', async () => {
    const person = await joined('guessed@example.com')
    const email = 'target@example.com'
    must(await person.api.requestEmailChange({ body: { email } }))
    await server.settled()
    const code = /\b\d{6}\b/.exec((await mailed(email, /is your code$/)).text)?.[0] ?? ''
    const guesses = ['000001', '000002', '000003', '000004', '000005', '000006'].filter((guess) => guess !== code)
    await Promise.all(guesses.slice(0, 5).map((otp) => person.api.confirmEmailChange({ body: { otp } })))
    expect(await person.api.confirmEmailChange({ body: { otp: code } })).toMatchObject({ problem: 'code-expired' })
  })

  it('who is not verified yet can mend their address and number', async () => {
    must(await signUp(server, 'contractor', { email: 'typo@example.com' }))
    const person = await logIn(server, 'typo@example.com')
    const said = await person.api.setMobile({ body: { mobile: 'call me' } })
    expect(said).toMatchObject({ status: 422, errors: { mobile: ['Value is not a valid mobile number'] } })
    expect(must(await person.api.setMobile({ body: { mobile: '(212) 555-0188' } }))).toEqual({ mobile: '+12125550188' })
    must(await person.api.requestEmailChange({ body: { email: 'right@example.com' } }))
    await server.settled()
    const code = /\b\d{6}\b/.exec((await mailed('right@example.com', /is your code$/)).text)?.[0] ?? ''
    must(await person.api.confirmEmailChange({ body: { otp: code } }))
    expect(must(await person.api.readUser()).user).toMatchObject({ email: 'right@example.com', emailVerified: true })
  })
})
