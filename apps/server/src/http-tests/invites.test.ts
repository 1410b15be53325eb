import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer, addColleague } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, PASSWORD, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

describe('invites into a team', () => {
  let server: TestServer
  let dana: Person
  let marcus: Person

  beforeAll(async () => {
    server = await startTestServer()
    dana = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana', lastName: 'Whitfield' })
    marcus = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
  })
  afterAll(() => server.stop())

  const inviteMailsTo = async (email: string) =>
    (await server.mailsTo(email)).filter(({ subject }) => subject.includes('invites you'))
  /** Waits for this many invite mails and returns the token of the newest. */
  const tokenFor = (email: string, mails = 1) =>
    waitFor(`invite mail ${mails} to ${email}`, async () => {
      const received = await inviteMailsTo(email)
      if (received.length < mails) return null
      const link = /https?:\/\/\S+\/invite\?token=\S+/.exec(received[0]?.text ?? '')?.[0] ?? ''
      return new URL(link).searchParams.get('token')
    })
  const invite = async (emails: readonly string[], role?: 'admin' | 'recruiter' | 'viewer' | 'billing') =>
    dana.api.inviteMembers({ body: { emails: [...emails], ...(role === undefined ? {} : { role }) } })
  const inviteOne = async (email: string, role?: 'admin' | 'recruiter' | 'viewer' | 'billing') => {
    const [made] = unwrap(await invite([email], role)).newInvites
    if (made === undefined) throw new Error(`${email} was not invited`)
    return { uuid: made.uuid, token: (await tokenFor(email)) ?? '' }
  }
  const form = (token: string, changes: object = {}) => ({
    token,
    first_name: 'Sam',
    last_name: 'Okafor',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...changes,
  })
  const landing = async (token: string) => {
    const read = await server.api().readInvite({ params: { token } })
    return read.ok ? read.value.invite.landing : read.problem
  }
  const seats = async () => unwrap(await dana.api.readTeam()).seats

  // COMP-22
  it('are sent to each address once; skipped ones are listed with a reason', async () => {
    const sent = unwrap(
      await invite([' Sam@Kestrel.Example', 'sam@kestrel.example', 'DANA@kestrel.example', 'no address'], 'viewer'),
    )
    expect(sent.newInvites).toMatchObject([{ email: 'sam@kestrel.example', role: 'viewer', expired: false }])
    expect(sent.skipped).toEqual([
      { email: 'dana@kestrel.example', reason: 'already_member' },
      { email: 'no address', reason: 'invalid' },
    ])
    expect(unwrap(await invite(['sam@kestrel.example'])).skipped).toEqual([
      { email: 'sam@kestrel.example', reason: 'already_invited' },
    ])
    expect(unwrap(await dana.api.readTeam()).invites).toMatchObject([{ email: 'sam@kestrel.example' }])
  })

  // COMP-22
  it('answer the same for a stranger, a contractor and a member of another company', async () => {
    const emails = ['stranger@example.com', 'thandeka@example.com', 'marcus@tallgrass.example']
    const answers = []
    for (const email of emails) {
      const { newInvites, skipped } = unwrap(await invite([email], 'viewer'))
      const [{ email: _email, uuid, ...rest } = { email, uuid: '' }] = newInvites
      answers.push(Object.keys(rest), skipped)
      unwrap(await dana.api.revokeInvite({ params: { id: uuid } }))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2)
  })

  // COMP-21
  it('require an address, and accept up to fifty', async () => {
    const message = 'We ran into an error sending your invites. Please try again later.'
    expect(await invite([])).toMatchObject({ status: 422, message, errors: { emails: [message] } })
    expect(await invite([' ', ''])).toMatchObject({ status: 422, message })
    const many = Array.from({ length: 51 }, (_, index) => `person${index}@example.com`)
    expect(await invite(many, 'viewer')).toMatchObject({
      status: 422,
      message: 'At most 50 people can be invited at once',
    })
  })

  // COMP-26
  it('reserve seats until revoked, never more than available', async () => {
    const body = { emails: ['one@kestrel.example', 'two@kestrel.example', 'three@kestrel.example'] }
    expect(await dana.api.inviteMembers({ body })).toMatchObject({ status: 422, message: 'You have no free seats.' })
    expect((await seats()).inUse).toBe(1)
    const both = await Promise.all(body.emails.map((email) => invite([email])))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422])
    expect(await seats()).toEqual({ total: 3, inUse: 3, free: 0 })
    const { invites } = unwrap(await dana.api.readTeam())
    const pending = invites.filter(({ role }) => role === 'recruiter')
    const [first, second] = pending
    const viewer = invites.find(({ role }) => role === 'viewer')
    const change = (id: string, role: 'viewer' | 'recruiter') =>
      dana.api.changeInvite({ params: { id }, body: { role } })
    expect(await change(viewer?.uuid ?? '', 'recruiter')).toMatchObject({ status: 422, problem: 'no-free-seats' })
    expect(unwrap(await change(first?.uuid ?? '', 'viewer')).invite).toMatchObject({
      uuid: first?.uuid,
      role: 'viewer',
    })
    expect((await seats()).free).toBe(1)
    for (const { uuid } of [first, second].flatMap((one) => one ?? [])) {
      const token = await tokenFor(invites.find((one) => one.uuid === uuid)?.email ?? '')
      unwrap(await dana.api.revokeInvite({ params: { id: uuid } }))
      expect(await landing(token ?? '')).toBe('revoked')
      expect(await server.api().joinTeam({ body: form(token ?? '') })).toMatchObject({
        status: 409,
        problem: 'invite-revoked',
      })
      expect(await dana.api.revokeInvite({ params: { id: uuid } })).toMatchObject({ status: 404 })
    }
    expect((await seats()).free).toBe(2)
  })

  it('are invisible to other companies', async () => {
    const [own] = unwrap(await dana.api.readTeam()).invites
    const params = { id: own?.uuid ?? '' }
    for (const result of [
      await marcus.api.refreshInvite({ params }),
      await marcus.api.changeInvite({ params, body: { role: 'admin' } }),
      await marcus.api.revokeInvite({ params }),
    ]) {
      expect(result).toMatchObject({ status: 404 })
    }
  })

  it('let a new person join with the role, verified and signed in', async () => {
    const { token } = await inviteOne('new@kestrel.example')
    expect(unwrap(await server.api().readInvite({ params: { token } })).invite).toMatchObject({
      landing: 'new',
      email: 'new@kestrel.example',
      role: 'recruiter',
      companyName: 'Kestrel Freight',
      inviterName: 'Dana Whitfield',
    })
    expect(await server.api().joinTeam({ body: form(token, { first_name: ' ', password: 'short' }) })).toMatchObject({
      status: 422,
      errors: {
        first_name: ['Value is required'],
        password: ['This field should be at least 10 characters long'],
        password_confirmation: ['The value must be equal to the password value'],
      },
    })
    const session = unwrap(await server.api().joinTeam({ body: form(token) }))
    expect(session).toMatchObject({
      signingUp: false,
      signUpStep: 'complete',
      user: { email: 'new@kestrel.example', emailVerified: true, justVerified: true, userType: 'employer' },
      company: { name: 'Kestrel Freight', role: 'recruiter', isAdmin: false },
    })
    const own = server.api(session.token ?? '')
    expect(unwrap(await own.readTeam()).members).toHaveLength(2)
    expect(await landing(token)).toBe('accepted')
    expect(await server.api().joinTeam({ body: form(token) })).toMatchObject({
      status: 409,
      problem: 'invite-accepted',
    })
    await server.settle()
    const texts = unwrap(await dana.api.listNotifications()).notifications.map(({ text }) => text)
    expect(texts).toContain('Sam Okafor has joined your team')
    expect(unwrap(await dana.api.listAudit()).entries[0]).toMatchObject({ action: 'member-joined' })
  })

  it('create one account for two concurrent joins', async () => {
    const { token } = await inviteOne('twice@kestrel.example')
    const results = await Promise.all([1, 2, 3].map(() => server.api().joinTeam({ body: form(token) })))
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await seats()).toEqual({ total: 3, inUse: 3, free: 0 })
    const { members } = unwrap(await dana.api.readTeam())
    expect(members.filter(({ email }) => email === 'twice@kestrel.example')).toHaveLength(1)
  })

  it('let a person without a company join', async () => {
    const { members } = unwrap(await dana.api.readTeam())
    const twice = members.find(({ email }) => email === 'twice@kestrel.example')
    unwrap(await dana.api.removeMember({ params: { id: twice?.uuid ?? '' } }))
    unwrap(await invite(['twice@kestrel.example'], 'admin'))
    const newest = (await tokenFor('twice@kestrel.example', 2)) ?? ''
    expect(await landing(newest)).toBe('existing')
    expect(await server.api().joinTeam({ body: form(newest) })).toMatchObject({
      status: 409,
      problem: 'account-exists',
    })
    expect(await marcus.api.acceptInvite({ params: { token: newest } })).toMatchObject({
      status: 409,
      problem: 'somebody-else',
    })
    const again = await logIn(server, 'twice@kestrel.example')
    unwrap(await again.api.acceptInvite({ params: { token: newest } }))
    expect(unwrap(await again.api.readUser()).company).toMatchObject({ role: 'admin', isAdmin: true })
    expect(await again.api.acceptInvite({ params: { token: newest } })).toMatchObject({ problem: 'invite-accepted' })
    unwrap(await dana.api.removeMember({ params: { id: again.uuid } }))
  })

  it('expire after seven days; the person may request renewal once a day, and the admin resends it', async () => {
    const { token, uuid } = await inviteOne('late@kestrel.example')
    expect(await server.api().requestInviteRenewal({ params: { token } })).toMatchObject({
      status: 409,
      problem: 'not-expired',
    })
    await server.advance('P7D')
    dana = await logIn(server, dana.email)
    expect((await seats()).inUse).toBe(2)
    expect(await landing(token)).toBe('expired')
    expect(await server.api().joinTeam({ body: form(token) })).toMatchObject({ status: 409, problem: 'invite-expired' })
    const responses = await Promise.all([1, 2].map(() => server.api().requestInviteRenewal({ params: { token } })))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 429])
    await server.settle()
    const subjects = (await server.mailsTo(dana.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'late@kestrel.example asks for a new invite')).toHaveLength(1)
    const before = unwrap(await dana.api.readTeam()).invites.find((one) => one.uuid === uuid)
    expect(before?.expired).toBe(true)
    const refreshed = unwrap(await dana.api.refreshInvite({ params: { id: uuid } }))
    expect(new Date(refreshed.inviteDate).getTime()).toBeGreaterThan(new Date(before?.inviteDate ?? 0).getTime())
    expect(unwrap(await dana.api.readTeam()).invites.find((one) => one.uuid === uuid)?.expired).toBe(false)
    const newer = (await tokenFor('late@kestrel.example', 2)) ?? ''
    expect([await landing(token), await landing(newer)]).toEqual(['not-found', 'new'])
    unwrap(await server.api().joinTeam({ body: form(newer) }))
  })

  it('handle people who joined another company meanwhile', async () => {
    const contractor = await inviteOne('turned@example.com', 'viewer')
    const other = await inviteOne('moved@example.com', 'viewer')
    await completeContractor(server, { email: 'turned@example.com' })
    const moved = await addColleague(server, marcus, { email: 'moved@example.com', role: 'viewer' })
    expect([await landing(contractor.token), await landing(other.token)]).toEqual(['contractor', 'other-company'])
    const turned = await logIn(server, 'turned@example.com')
    expect(await turned.api.acceptInvite({ params: { token: contractor.token } })).toMatchObject({
      status: 409,
      problem: 'contractor',
    })
    expect(await moved.api.acceptInvite({ params: { token: other.token } })).toMatchObject({ problem: 'other-company' })
  })

  // COMP-24
  it('never store their tokens', async () => {
    const { token } = await inviteOne('secret@kestrel.example', 'viewer')
    await server.settle()
    const rows = await server.knex('companyInvites').select('*')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(unwrap(await dana.api.readTeam()))).not.toMatch(/hash|token/i)
  })
})
