import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { newRequest, createCallFixture, type CallFixture } from './call-table/call-fixture.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer, NO_RATE_LIMITS } from './support/start-test-server.ts'

/** A session without the fields that each call renews. */
const steady = ({ realtime, search, ...session }: Omit<CurrentSessionWire, 'preferences'>) => ({
  ...session,
  realtime: { channel: realtime?.channel, sequence: realtime?.sequence, url: realtime?.url },
  maySearch: search !== null,
})

/** Rule: ONB-29. */
describe('the parts of a session', () => {
  let server: TestServer
  let fixture: CallFixture
  let requested: Person

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
    fixture = await createCallFixture(server)
    requested = (await newRequest(fixture)).contractor
    const { contractor, conversation, employer } = fixture
    unwrap(await contractor.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    unwrap(await employer.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    unwrap(await employer.api.saveNotificationPreferences({ body: { replies: false } }))
    await server.settle()
  })
  afterAll(() => server.stop())

  it('match the full response', async () => {
    for (const { api } of [fixture.employer, fixture.contractor, requested]) {
      const { bookmarks, notifications, productUuid: _none, token: _held, ...whole } = unwrap(await api.readUser())
      const { preferences, ...session } = unwrap(await api.readSession())
      expect(steady(session)).toEqual(steady(whole))
      expect(preferences).toEqual(notifications.preferences)
      expect(unwrap(await api.readBadgeCounts())).toMatchObject({
        unreadNotifications: notifications.unread,
        unreadSystemMessages: notifications.unreadSystemMessages,
      })
      const ids = await api.listBookmarkIds()
      expect(bookmarks).toEqual(ids.ok ? ids.value.bookmarks : [])
    }
  })

  it('count unread items as the lists do', async () => {
    const counts = async ({ api }: Person) => {
      const { unreadConversations, pendingRequests, ...unreadCounts } = unwrap(await api.readBadgeCounts())
      const listed = unwrap(await api.listConversations()).counts
      expect({ unread: unreadConversations, pendingRequests }).toEqual(listed)
      return { ...unreadCounts, ...listed }
    }
    expect(await counts(fixture.employer)).toMatchObject({ unread: 1, pendingRequests: 0 })
    expect(await counts(requested)).toMatchObject({ unread: 0, pendingRequests: 1, unreadNotifications: 1 })
  })

  it('show bookmarks only to members who may search', async () => {
    const { contractor, employer } = fixture
    expect(unwrap(await employer.api.listBookmarkIds())).toEqual({ bookmarks: [contractor.uuid] })
    expect(await contractor.api.listBookmarkIds()).toMatchObject({ status: 403, problem: 'forbidden' })
  })
})
