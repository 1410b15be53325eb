import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../seed/seed-demo.ts'
import { completeContractor } from './support/complete-profiles.ts'
import { PDF, uploadPdf } from './support/document.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, PASSWORD, type Person } from './support/people.ts'
import { openConversation } from './support/offer.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

interface Someone {
  readonly uuid: string
  readonly email: string
  readonly mobile: string | null
}

const stateOf = async ({ api }: Person) => unwrap(await api.readExport())

/** The link of the newest mail, as a path of the server. */
const mailedLink = async (server: TestServer, email: string): Promise<string> => {
  const [mail] = (await server.mailsTo(email)).filter(({ subject }) => subject === 'Your data is ready')
  const link = /https?:\/\/\S+\/v0\/exports\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return link.slice(link.indexOf('/v0/'))
}

const take = async (server: TestServer, path: string): Promise<Readonly<Record<string, string>>> => {
  const response = await server.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*frame-ancestors 'none'; sandbox$/,
  )
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="guildhall-data-\d{4}-/)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, true)]))
}

const rowsOf = (files: Readonly<Record<string, string>>, key: string): readonly Record<string, unknown>[] =>
  JSON.parse(Buffer.from(files[`data/${key}.json`] ?? '[]', 'latin1').toString('utf8'))

describe('data export', () => {
  let server: TestServer
  let everybody: readonly Someone[]

  beforeAll(async () => {
    server = await startTestServer({ SEED: '60' })
    await server.settle()
    everybody = await server.knex('accounts').select('uuid', 'email', 'mobile')
  })
  afterAll(() => server.stop())

  const demo = (name: string) => logIn(server, `${name}@demo.guildhall.example`, DEMO_PASSWORD)

  const exportOf = async (person: Person): Promise<Readonly<Record<string, string>>> => {
    unwrap(await person.api.requestExport())
    await server.advance('PT1M')
    return take(server, await mailedLink(server, person.email))
  }

  // PRIV-4
  it('exists once while running or recent, and is announced by mail and by the API when ready', async () => {
    const person = await completeContractor(server, { email: 'asks@example.com' })
    expect(await stateOf(person)).toMatchObject({ state: 'none', url: null })
    const [first, second] = await Promise.all([person.api.requestExport(), person.api.requestExport()])
    expect(unwrap(first)).toEqual(unwrap(second))
    expect(unwrap(first)).toMatchObject({ state: 'running', readyAt: null, url: null })
    await server.advance('PT1M')
    const ready = await stateOf(person)
    expect(ready).toMatchObject({ state: 'ready', url: expect.stringMatching(/^\/v0\/exports\//) })
    expect(unwrap(await person.api.requestExport())).toMatchObject({ state: 'ready', readyAt: ready.readyAt })
    const files = await take(server, ready.url ?? '')
    expect(Object.keys(files)).toContain('index.html')
    const log = await server.knex('auditLog').where({ actorUuid: person.uuid }).orderBy('at').orderBy('uuid')
    expect(log.map(({ action }) => action)).toEqual(['data-export-requested', 'data-export-downloaded'])
  })

  // PRIV-3, PRIV-5
  it('contains a contractor’s data, and nobody else’s address or number', async () => {
    const thandeka = await completeContractor(server, { email: 'gives@example.com' })
    const uuid = await openConversation(await demo('paying'), thandeka)
    await uploadPdf(thandeka, 'cv', 'Vita.pdf')
    unwrap(await thandeka.api.sendMessage({ body: { conversation_uuid: uuid, message: 'From <b>Monday</b>.' } }))
    unwrap(await thandeka.api.shareContact({ params: { uuid } }))
    unwrap(await thandeka.api.saveSectionDraft({ params: { section: 'work:new' }, body: { form: 'Begun' } }))
    const files = await exportOf(thandeka)
    expect(rowsOf(files, 'account')).toMatchObject([{ email: thandeka.email, userType: 'contractor' }])
    expect(rowsOf(files, 'profile')).toHaveLength(1)
    for (const key of ['work-experience', 'sessions', 'files', 'mails'])
      expect(rowsOf(files, key).length, key).toBeGreaterThan(0)
    expect(rowsOf(files, 'conversations')).toMatchObject([{ with: expect.any(String), yourOffer: null }])
    expect(rowsOf(files, 'messages')).toMatchObject([{ text: 'From <b>Monday</b>.' }])
    expect(rowsOf(files, 'section-drafts')).toMatchObject([{ section: 'work:new', form: 'Begun' }])
    expect(rowsOf(files, 'consents')).toMatchObject([{ what: expect.stringMatching(/^Contact details shared with /) }])
    expect(files['index.html']).toContain('From &lt;b&gt;Monday&lt;/b&gt;.')
    expect(Object.entries(files).find(([name]) => name.endsWith('-Vita.pdf'))?.[1]).toBe(PDF)
    expect(files).not.toHaveProperty('data/billing-details.json')
    expectNoForeignData(files, thandeka)
  })

  // PRIV-3
  it('contains an employer’s offers, searches, bookmarks with notes, and billing details', async () => {
    const dana = await demo('paying')
    const { conversations } = unwrap(await dana.api.listConversations())
    const uuid = conversations.find(({ status }) => status === 'active')?.uuid ?? ''
    unwrap(await dana.api.sendMessage({ body: { conversation_uuid: uuid, message: 'Welcome.' } }))
    const files = await exportOf(dana)
    expect(rowsOf(files, 'account')).toMatchObject([{ companyRole: 'admin' }])
    for (const key of ['conversations', 'messages', 'bookmarks', 'searches']) {
      expect(rowsOf(files, key).length, key).toBeGreaterThan(0)
    }
    expect(rowsOf(files, 'conversations')[0]).toMatchObject({ yourOffer: { description: expect.any(String) } })
    expect(files).toHaveProperty('data/billing-details.json')
    expectNoForeignData(files, dana)
  })

  const expectNoForeignData = (files: Readonly<Record<string, string>>, person: Person): void => {
    const content = Object.values(files).join('\n')
    const digits = content.replaceAll(/[\s().-]/g, '')
    const others = everybody.filter(({ uuid }) => uuid !== person.uuid)
    expect(others.length).toBeGreaterThan(60)
    expect(others.filter(({ email }) => content.includes(email)).map(({ email }) => email)).toEqual([])
    expect(others.filter(({ mobile }) => mobile !== null && digits.includes(mobile.slice(1)))).toEqual([])
    expect(content).not.toMatch(/argon2|tokenHash|sealedSecret|passwordHash/)
  }

  // PRIV-4
  it('opens only with its own link, for a week, and is deleted after that', async () => {
    const person = await completeContractor(server, { email: 'week@example.com' })
    const other = await completeContractor(server, { email: 'other@example.com' })
    await exportOf(person)
    await exportOf(other)
    const [ownLink, otherLink] = await Promise.all([mailedLink(server, person.email), mailedLink(server, other.email)])
    const mixed = `${ownLink.split('?')[0]}?${otherLink.split('?')[1]}`
    for (const path of [mixed, `${ownLink}x`, ownLink.split('?')[0] ?? '', '/v0/exports/..%2Fsecret?signature=a'])
      expect((await server.request(path)).status, path).toBe(404)
    await server.advance('P6D')
    expect((await server.request(ownLink, { method: 'HEAD' })).status).toBe(200)
    await server.advance('P2D')
    expect((await server.request(ownLink)).status).toBe(404)
    expect(await stateOf(await logIn(server, person.email))).toMatchObject({ state: 'none' })
    const names = await server.knex('fileNames').whereLike('name', 'exports/%')
    expect(names).toEqual([])
  })

  it('is available to a deleted account until it is erased', async () => {
    const person = await completeContractor(server, { email: 'leaves@example.com' })
    unwrap(await person.api.requestExport())
    unwrap(await person.api.deleteUser({ body: { password: PASSWORD } }))
    await server.advance('PT1M')
    const link = await mailedLink(server, person.email)
    await take(server, link)
    await server
      .knex('accounts')
      .where({ uuid: person.uuid })
      .update({ deletionRequestedAt: new Date(0) })
    await server.advance('P1D')
    expect((await server.request(link)).status).toBe(404)
    expect(await server.knex('dataExports').where({ accountUuid: person.uuid })).toEqual([])
  })
})
