import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('system messages and notifications', () => {
  let server: TestServer
  let contractor: Person
  let employer: Person

  beforeAll(async () => {
    server = await startTestServer()
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    await server.settle()
  })
  afterAll(() => server.stop())

  const inbox = async ({ api }: Person, archived = false) =>
    unwrap(await api.listSystemMessages({ query: { archived } }))

  it('welcome a person and announce their approval, also in the login response', async () => {
    const { systemMessages, unread } = await inbox(contractor)
    expect(systemMessages.map(({ read, title }) => [title, read])).toEqual([
      ['Your profile is approved', false],
      ['Your profile is with us', false],
      ['Welcome to Guildhall', false],
    ])
    expect(unread).toBe(3)
    const { session } = await logIn(server, contractor.email)
    expect(session.notifications).toMatchObject({ systemMessages, unreadSystemMessages: 3 })
  })

  it('are read and archived by their owner, and not found by others', async () => {
    const [newest, ...others] = (await inbox(contractor)).systemMessages
    const params = { uuid: newest?.uuid ?? '' }
    expect(await employer.api.markSystemMessageRead({ params })).toMatchObject({ status: 404, problem: 'not-found' })
    expect(await employer.api.archiveSystemMessage({ params })).toMatchObject({ status: 404, problem: 'not-found' })
    for (let time = 1; time <= 2; time += 1) unwrap(await contractor.api.markSystemMessageRead({ params }))
    expect(await inbox(contractor)).toMatchObject({ unread: 2, systemMessages: [{ read: true }, { read: false }, {}] })
    for (let time = 1; time <= 2; time += 1) unwrap(await contractor.api.archiveSystemMessage({ params }))
    expect((await inbox(contractor)).systemMessages.map(({ uuid }) => uuid)).toEqual(others.map(({ uuid }) => uuid))
    expect((await inbox(contractor, true)).systemMessages).toMatchObject([{ uuid: newest?.uuid, archived: true }])
  })

  it('are listed by cursor', async () => {
    const page = async (cursor?: string) =>
      unwrap(
        await contractor.api.listSystemMessages({ query: { limit: 1, ...(cursor === undefined ? {} : { cursor }) } }),
      )
    const first = await page()
    const second = await page(first.next_cursor ?? '')
    expect(second).toMatchObject({ systemMessages: [{ title: 'Welcome to Guildhall' }], next_cursor: null })
  })

  it('marks all notifications read', async () => {
    expect(unwrap(await employer.api.listNotifications()).unread).toBe(1)
    unwrap(await employer.api.markAllNotificationsRead())
    const { notifications, unread } = unwrap(await employer.api.listNotifications())
    expect([unread, notifications.map(({ read }) => read)]).toEqual([0, [true]])
    expect(unwrap(await contractor.api.listNotifications()).unread).toBe(1)
  })

  it('keeps mail preferences set on two devices at once', async () => {
    const { api } = employer
    await Promise.all([
      api.saveNotificationPreferences({ body: { system: false } }),
      api.saveNotificationPreferences({ body: { replies: false } }),
    ])
    expect(unwrap(await api.listNotifications()).preferences).toEqual({
      system: false,
      requestConnections: true,
      messagesReplies: false,
    })
  })
})
