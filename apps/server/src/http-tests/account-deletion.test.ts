import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest, openConversation } from './support/offer.ts'
import { logIn, PASSWORD, type Person, signUp } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const subjectsOf = async (server: TestServer, email: string) =>
  (await server.mailsTo(email)).map(({ subject }) => subject)

describe('deleting a contractor’s account', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let conversationUuid: string

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com', firstName: 'Thandeka' })
    await server.settle()
    conversationUuid = await openConversation(employer, contractor)
    unwrap(await contractor.api.sendMessage({ body: { conversation_uuid: conversationUuid, message: 'From Monday.' } }))
  })
  afterAll(() => server.stop())

  const remove = ({ api }: Person, body: object = {}) => api.deleteUser({ body: { password: PASSWORD, ...body } })
  const found = async () => (await searchCandidates(server, (await logIn(server, employer.email)).session, {})).nbHits

  // PRIV-6
  it('requires the password, and changes nothing with a wrong one', async () => {
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
  it('takes effect at once: no session, no search, requests closed with a message', async () => {
    const other = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    await server.settle()
    const { uuid } = await sendRequest(other, contractor)
    const { deletesAt } = unwrap(await remove(contractor))
    expect(Date.parse(deletesAt) - Date.now()).toBeGreaterThan(13 * 86_400_000)
    expect(await contractor.api.readUser()).toMatchObject({ status: 401, message: 'Unauthenticated.' })
    await server.settle()
    expect(await found()).toBe(0)
    expect(await employer.api.readCandidate({ params: { id: contractor.uuid } })).toMatchObject({ status: 404 })
    const request = unwrap(await other.api.readConversation({ params: { uuid } })).conversation
    expect(request).toMatchObject({ status: 'declined' })
    expect(request.messages.at(-1)?.message).toBe('Thandeka Hale is deleting their account, so this request has ended.')
    expect(await subjectsOf(server, contractor.email)).toContain('Your account will be deleted')
  })

  // PRIV-7
  it('is shown at sign-in, and cancelled with the password', async () => {
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
    unwrap(await server.api().restoreUser({ body: credentials }))
    unwrap(await server.api().restoreUser({ body: credentials }))
    contractor = await logIn(server, contractor.email)
    await server.settle()
    expect(await found()).toBe(1)
    expect(await subjectsOf(server, contractor.email)).toContain('Your account is back')
    await server.advance('P15D')
    expect(unwrap(await contractor.api.readUser()).user.firstName).toBe('Thandeka')
  })

  // PRIV-8
  it('is final after fourteen days: anonymised, with its address released and its files removed', async () => {
    const picture = contractor.session.user.profileImage ?? ''
    unwrap(await contractor.api.saveSectionDraft({ params: { section: 'skills' }, body: { form: 'Begun' } }))
    unwrap(await remove(contractor))
    await server.advance('P15D')
    await server.settle()
    employer = await logIn(server, employer.email)
    const { conversation } = unwrap(await employer.api.readConversation({ params: { uuid: conversationUuid } }))
    expect(conversation).toMatchObject({ status: 'closed', contractor: { firstName: 'Deleted', lastName: 'user' } })
    const texts = conversation.messages.map(({ message }) => message)
    expect(texts).toContain('From Monday.')
    expect(texts.at(-1)).toBe('This account was deleted, so the conversation has ended.')
    const { status } = await server.request(picture, { headers: { authorization: `Bearer ${employer.token}` } })
    expect(status).toBe(404)
    expect(await subjectsOf(server, contractor.email)).toContain('Your account is deleted')
    const seen = {
      ...unwrap(await employer.api.listNotifications()),
      ...unwrap(await employer.api.listConversations()),
    }
    expect(JSON.stringify(seen)).toContain('Deleted user is interested')
    // PRIV-18
    expect(JSON.stringify([conversation, seen])).not.toMatch(/thandeka/i)
    expect(await listTablesWith(server, 'thandeka')).toEqual([])
    expect(unwrap(await server.api().checkEmail({ body: { email: contractor.email } }))).toEqual({ available: true })
    expect(await server.api().logIn({ body: { email: contractor.email, password: PASSWORD } })).toMatchObject({
      problem: 'invalid-credentials',
    })
    const [left] = await server.knex('contractor_profiles').where({ uuid: contractor.uuid }).count('* as count')
    expect(Number(left?.['count'])).toBe(0)
    expect(await server.knex('sectionDrafts').where({ accountUuid: contractor.uuid })).toEqual([])
    const [account] = await server.knex('accounts').where({ uuid: contractor.uuid })
    expect(JSON.stringify(account)).not.toMatch(/Thandeka|Hale|example\.com|argon2|\+1/)
    const again = unwrap(await signUp(server, 'contractor', { email: contractor.email }))
    expect(again.user.uuid).not.toBe(contractor.uuid)
  })

  // PRIV-10
  it('happens automatically after thirty days without verification', async () => {
    unwrap(await signUp(server, 'contractor', { email: 'late@example.com' }))
    unwrap(await signUp(server, 'employer', { email: 'late@kestrel.example', companyName: 'Never Here' }))
    await server.advance('P29D')
    for (const email of ['late@example.com', 'late@kestrel.example']) {
      expect(await server.api().checkEmail({ body: { email } })).toMatchObject({ status: 422 })
    }
    await server.advance('P2D')
    for (const email of ['late@example.com', 'late@kestrel.example']) {
      expect(unwrap(await server.api().checkEmail({ body: { email } }))).toEqual({ available: true })
    }
    const [companies] = await server.knex('companies').where({ name: 'Never Here' }).count('* as count')
    expect(Number(companies?.['count'])).toBe(0)
  })
})

/** The tables in which any column contains a word. */
const listTablesWith = async ({ knex }: TestServer, word: string): Promise<readonly string[]> => {
  const { rows } = (await knex.raw(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  )) as { readonly rows: readonly { readonly name: string }[] }
  const found: string[] = []
  for (const { name } of rows) {
    const row: unknown = await knex(name)
      .whereRaw('lower(cast(?? as text)) like ?', [name, `%${word}%`])
      .first()
    if (row !== undefined) found.push(name)
  }
  return found
}

describe('deleting an employer’s account', () => {
  let server: TestServer
  let admin: Person
  let recruiter: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    admin = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana' })
    recruiter = await addColleague(server, admin, { email: 'sasha@kestrel.example', role: 'recruiter' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
  })
  afterAll(() => server.stop())

  // PRIV-9
  it('requires a successor of a sole admin, and lists candidates', async () => {
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
    expect(unwrap(await admin.api.readUser()).company?.role).toBe('admin')
  })

  // PRIV-9
  it('does not count a suspended admin, who cannot be the successor either', async () => {
    const { uuid } = recruiter
    const set = async (suspendedAt: Date | null, role: string) => {
      await server.knex('accounts').where({ uuid }).update({ suspendedAt })
      await server.knex('companyMembers').where({ accountUuid: uuid }).update({ role })
    }
    await set(new Date(), 'admin')
    const deletion = { password: PASSWORD, successor_uuid: null }
    expect(await admin.api.deleteUser({ body: deletion })).toMatchObject({
      problem: 'successor-needed',
      details: { successors: [], names: [] },
    })
    expect(await admin.api.deleteUser({ body: { ...deletion, successor_uuid: uuid } })).toMatchObject({
      errors: { successor_uuid: ['Please choose a member of your team'] },
    })
    await set(null, 'recruiter')
  })

  // PRIV-9
  it('hands the company and its conversations over to the successor', async () => {
    const conversationUuid = await openConversation(admin, contractor)
    unwrap(await admin.api.deleteUser({ body: { password: PASSWORD, successor_uuid: recruiter.uuid } }))
    expect(unwrap(await recruiter.api.readUser()).company).toMatchObject({ role: 'admin', isAdmin: true })
    const { conversation } = unwrap(await recruiter.api.readConversation({ params: { uuid: conversationUuid } }))
    expect(conversation.status).toBe('active')
    expect(conversation.messages.at(-1)?.message).toBe(
      'Sasha Colleague has taken over this conversation from Dana Hale.',
    )
    await server.advance('P15D')
    const image = unwrap(await recruiter.api.readUser()).company?.companyImage ?? ''
    const { status } = await server.request(image, { headers: { authorization: `Bearer ${recruiter.token}` } })
    expect(status).toBe(200)
  })

  // PRIV-9
  it('removes a company closed by its last admin after fourteen days', async () => {
    const viewer = await addColleague(server, recruiter, { email: 'viewer@kestrel.example', role: 'viewer' })
    unwrap(await recruiter.api.deleteUser({ body: { password: PASSWORD, close_company: true } }))
    expect(unwrap(await viewer.api.readUser()).company).toMatchObject({ role: 'viewer' })
    unwrap(await server.api().restoreUser({ body: { email: recruiter.email, password: PASSWORD } }))
    const back = await logIn(server, recruiter.email)
    expect(unwrap(await back.api.listAudit()).entries[0]).toMatchObject({ action: 'company-closing' })
    unwrap(await back.api.deleteUser({ body: { password: PASSWORD, close_company: true } }))
    await server.advance('P15D')
    await server.settle()
    expect(await viewer.api.readUser()).toMatchObject({ status: 401 })
    expect(await subjectsOf(server, viewer.email)).toContainEqual(
      expect.stringMatching(/^You are no longer in the team of /),
    )
    const left = await logIn(server, viewer.email)
    expect(left.session).toMatchObject({ company: null, search: null })
    const conversations = unwrap(await (await logIn(server, contractor.email)).api.listConversations()).conversations
    expect(conversations).toMatchObject([{ status: 'closed', sender: { firstName: 'Deleted' } }])
  })
})

describe('expired data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  // PRIV-11
  it('is listed publicly, and removed automatically', async () => {
    const keys = unwrap(await server.api().readRetention()).rules.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['sessions', 'login-failures', 'deleted-accounts']))
    await completeContractor(server, { email: 'thandeka@example.com' })
    await server.api().logIn({ body: { email: 'thandeka@example.com', password: 'wrong' } })
    await server.api().requestPasswordReset({ body: { email: 'thandeka@example.com' } })
    await server.settle()
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
