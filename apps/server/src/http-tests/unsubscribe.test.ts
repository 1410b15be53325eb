import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

describe('unsubscribing', () => {
  let server: TestServer
  let contractor: Person
  let path: string

  beforeAll(async () => {
    server = await startTestServer()
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    const mail = await waitFor('a welcome', async () => {
      const mails = await server.mailsTo(contractor.email)
      return mails.find(({ subject }) => subject === 'Welcome to Guildhall') ?? null
    })
    const { pathname, search } = new URL(/Fewer mails like this: (\S+)/.exec(mail.text)?.[1] ?? '')
    path = `${pathname}${search}`
  })
  afterAll(() => server.stop())

  const page = async (at: string, init?: RequestInit) => {
    const response = await server.request(at, init)
    return { status: response.status, html: await response.text() }
  }
  const preferences = async () => unwrap(await contractor.api.listNotifications()).preferences

  // NOTE-23
  it('asks for confirmation, and changes nothing on GET', async () => {
    const { html, status } = await page(path)
    expect(status).toBe(200)
    expect(html).toContain('You will get no more mail about your account and your profile.')
    expect(html).toContain('<form method="post">')
    expect(await preferences()).toMatchObject({ system: true })
  })

  it.each([
    ['refuses a token that is not ours', 'xx'],
    ['refuses a search key', ''],
  ])('%s', async (_name, added) => {
    const at =
      added === '' ? `/unsubscribe?token=${contractor.session.search?.apiKey ?? contractor.token}` : `${path}${added}`
    for (const method of ['GET', 'POST']) expect(await page(at, { method })).toMatchObject({ status: 404 })
    expect((await page('/unsubscribe')).status).toBe(404)
    expect(await preferences()).toMatchObject({ system: true })
  })

  // NOTE-23
  it('turns one category off with one click, without a login, idempotently', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    for (let time = 1; time <= 2; time += 1) {
      const { html, status } = await page(path, { method: 'POST', body })
      expect(status).toBe(200)
      expect(html).toContain('You are unsubscribed')
      expect(html).toContain('/settings/notifications')
    }
    expect(await preferences()).toEqual({ system: false, requestConnections: true, messagesReplies: true })
    expect((await page(path)).html).toContain('You are unsubscribed')
  })

  // NOTE-11
  it('is not offered by mandatory mail', async () => {
    const mails = await server.mailsTo(contractor.email)
    const always = mails.find(({ subject }) => subject === 'Confirm your email address')
    expect(always?.text).not.toContain('Fewer mails like this')
  })

  it('previews every mail on a developer page', async () => {
    const { html, status } = await page('/dev/mail/previews')
    expect(status).toBe(200)
    expect(html).toContain('Kestrel Freight would like to talk to you')
  })
})
