import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { must } from './support/must.ts'
import { ask, openConversation } from './support/offer.ts'
import { logIn, PASSWORD, type Person, signUp } from './support/people.ts'
import { searchPeople } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const subjectsOf = async (server: TestServer, email: string) =>
  (await server.mailsTo(email)).map(({ subject }) => subject)

describe('the end of a contractor’s account', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let talk: string

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com', firstName: 'Thandeka' })
    await server.settled()
    talk = await openConversation(employer, contractor)
    must(await contractor.api.sendMessage({ body: { conversation_uuid: talk, message: 'From Monday.' } }))
  })
  afterAll(() => server.stop())

  const remove = ({ api }: Person, body: object = {}) => api.deleteUser({ body: { password: PASSWORD, ...body } })
  const found = async () => (await searchPeople(server, (await logIn(server, employer.email)).session, {})).nbHits

  // PRIV-6
  it('takes the password, and changes nothing with a wrong one', async () => {
    for (const password of ['', 'not this one at all']) {
      expect(await remove(contractor, { password })).toMatchObject({
        status: 422,
        errors: { password: ['This is not your password'] },
      })
    }
    expect(await contractor.api.readUser()).toMatchObject({ ok: true })
    expect(await found()).toBe(1)
  })

  // PRIV-6
  it('works at once: no session, no search, requests ended with a line', async () => {
    const other = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    await server.settled()
    const { uuid } = await ask(other, contractor)
    const { deletesAt } = must(await remove(contractor))
    expect(Date.parse(deletesAt) - Date.now()).toBeGreaterThan(13 * 86_400_000)
    expect(await contractor.api.readUser()).toMatchObject({ status: 401, message: 'Unauthenticated.' })
    await server.settled()
    expect(await found()).toBe(0)
    expect(await employer.api.readCandidate({ params: { id: contractor.uuid } })).toMatchObject({ status: 404 })
    const asked = must(await other.api.readConversation({ params: { uuid } })).conversation
    expect(asked).toMatchObject({ status: 'declined' })
    expect(asked.messages.at(-1)?.message).toBe('Thandeka Hale is deleting their account, so this request has ended.')
    expect(await subjectsOf(server, contractor.email)).toContain('Your account will be deleted')
  })

  // PRIV-7
  it('is told of at the sign-in, and taken back with the password', async () => {
    const credentials = { email: contractor.email, password: PASSWORD }
    expect(await server.api().logIn({ body: credentials })).toMatchObject({
      status: 403,
      problem: 'deletion-pending',
      details: { deletesAt: expect.any(String) },
    })
    expect(await server.api().logIn({ body: { ...credentials, password: 'wrong' } })).toMatchObject({
      problem: 'invalid-credentials',
    })
    expect(await server.api().restoreUser({ body: { ...credentials, password: 'wrong' } })).toMatchObject({
      status: 422,
      problem: 'invalid-credentials',
    })
    must(await server.api().restoreUser({ body: credentials }))
    must(await server.api().restoreUser({ body: credentials }))
    contractor = await logIn(server, contractor.email)
    await server.settled()
    expect(await found()).toBe(1)
    expect(await subjectsOf(server, contractor.email)).toContain('Your account is back')
    await server.advance('P15D')
    expect(must(await contractor.api.readUser()).user.firstName).toBe('Thandeka')
  })

  // PRIV-8
  it('is final after fourteen days: a shell without a name, its address free, its files gone', async () => {
    const picture = contractor.session.user.profileImage ?? ''
    must(await contractor.api.saveSectionDraft({ params: { section: 'skills' }, body: { form: 'Begun' } }))
    must(await remove(contractor))
    await server.advance('P15D')
    await server.settled()
    employer = await logIn(server, employer.email)
    const { conversation } = must(await employer.api.readConversation({ params: { uuid: talk } }))
    expect(conversation).toMatchObject({ status: 'closed', contractor: { firstName: 'Deleted', lastName: 'user' } })
    const said = conversation.messages.map(({ message }) => message)
    expect(said).toContain('From Monday.')
    expect(said.at(-1)).toBe('This account was deleted, so the conversation has ended.')
    const { status } = await server.request(picture, { headers: { authorization: `Bearer ${employer.token}` } })
    expect(status).toBe(404)
    expect(await subjectsOf(server, contractor.email)).toContain('Your account is deleted')
    expect(must(await server.api().checkEmail({ body: { email: contractor.email } }))).toEqual({ available: true })
    expect(await server.api().logIn({ body: { email: contractor.email, password: PASSWORD } })).toMatchObject({
      problem: 'invalid-credentials',
    })
    const [left] = await server.knex('contractor_profiles').where({ uuid: contractor.uuid }).count('* as count')
    expect(Number(left?.['count'])).toBe(0)
    expect(await server.knex('sectionDrafts').where({ accountUuid: contractor.uuid })).toEqual([])
    const [account] = await server.knex('accounts').where({ uuid: contractor.uuid })
    expect(JSON.stringify(account)).not.toMatch(/Thandeka|Hale|example\.com|argon2|\+1/)
    const again = must(await signUp(server, 'contractor', { email: contractor.email }))
    expect(again.user.uuid).not.toBe(contractor.uuid)
  })

  // PRIV-10
  it('comes by itself for who never verified, in thirty days', async () => {
    must(await signUp(server, 'contractor', { email: 'late@example.com' }))
    must(await signUp(server, 'employer', { email: 'late@kestrel.example', companyName: 'Never Here' }))
    await server.advance('P29D')
    for (const email of ['late@example.com', 'late@kestrel.example']) {
      expect(await server.api().checkEmail({ body: { email } })).toMatchObject({ status: 422 })
    }
    await server.advance('P2D')
    for (const email of ['late@example.com', 'late@kestrel.example']) {
      expect(must(await server.api().checkEmail({ body: { email } }))).toEqual({ available: true })
    }
    const [companies] = await server.knex('companies').where({ name: 'Never Here' }).count('* as count')
    expect(Number(companies?.['count'])).toBe(0)
  })
})

describe('the end of an employer’s account', () => {
  let server: TestServer
  let admin: Person
  let recruiter: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    admin = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana' })
    recruiter = await addColleague(server, admin, { email: 'sasha@kestrel.example', role: 'recruiter' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settled()
  })
  afterAll(() => server.stop())

  // PRIV-9
  it('asks a sole admin who takes over, and says who could', async () => {
    expect(await admin.api.deleteUser({ body: { password: PASSWORD } })).toMatchObject({
      status: 422,
      problem: 'successor-needed',
      details: { successors: [recruiter.uuid], names: ['Sasha Colleague'] },
    })
    for (const successor_uuid of [contractor.uuid, admin.uuid, 'nobody']) {
      expect(await admin.api.deleteUser({ body: { password: PASSWORD, successor_uuid } })).toMatchObject({
        status: 422,
        errors: { successor_uuid: ['Please choose a member of your team'] },
      })
    }
    expect(must(await admin.api.readUser()).company?.role).toBe('admin')
  })

  // PRIV-9
  it('passes the company and its conversations to the successor', async () => {
    const talk = await openConversation(admin, contractor)
    must(await admin.api.deleteUser({ body: { password: PASSWORD, successor_uuid: recruiter.uuid } }))
    expect(must(await recruiter.api.readUser()).company).toMatchObject({ role: 'admin', isAdmin: true })
    const { conversation } = must(await recruiter.api.readConversation({ params: { uuid: talk } }))
    expect(conversation.status).toBe('active')
    expect(conversation.messages.at(-1)?.message).toBe(
      'Sasha Colleague has taken over this conversation from Dana Hale.',
    )
    await server.advance('P15D')
    const image = must(await recruiter.api.readUser()).company?.companyImage ?? ''
    const { status } = await server.request(image, { headers: { authorization: `Bearer ${recruiter.token}` } })
    expect(status).toBe(200)
  })

  // PRIV-9
  it('ends a company that its last admin closes, when the fourteen days are over', async () => {
    const viewer = await addColleague(server, recruiter, { email: 'viewer@kestrel.example', role: 'viewer' })
    must(await recruiter.api.deleteUser({ body: { password: PASSWORD, close_company: true } }))
    expect(must(await viewer.api.readUser()).company).toMatchObject({ role: 'viewer' })
    await server.advance('P15D')
    await server.settled()
    const left = await logIn(server, viewer.email)
    expect(left.session).toMatchObject({ company: null, search: null })
    const mine = must(await (await logIn(server, contractor.email)).api.listConversations()).conversations
    expect(mine).toMatchObject([{ status: 'closed', sender: { firstName: 'Deleted' } }])
  })
})

describe('what has aged', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  // PRIV-11
  it('is listed for everybody, and goes by itself', async () => {
    const keys = must(await server.api().readRetention()).rules.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['sessions', 'login-failures', 'deleted-accounts']))
    await completeContractor(server, { email: 'thandeka@example.com' })
    await server.api().logIn({ body: { email: 'thandeka@example.com', password: 'wrong' } })
    await server.api().requestPasswordReset({ body: { email: 'thandeka@example.com' } })
    await server.settled()
    const counts = async () =>
      Promise.all(
        ['sessions', 'login_failures', 'verification_mails', 'mail_requests', 'password_resets'].map(async (table) =>
          Number((await server.knex(table).count('* as count'))[0]?.['count']),
        ),
      )
    expect((await counts()).every((count) => count > 0)).toBe(true)
    await server.advance('P3D')
    const [sessions, ...others] = await counts()
    expect(sessions).toBeGreaterThan(0)
    expect(others).toEqual([0, 0, 0, 0])
    await server.advance('P29D')
    expect((await counts())[0]).toBe(0)
  })
})
