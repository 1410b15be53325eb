import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { newRequest, setStage, type Stage } from './call-table/stage.ts'
import { must } from './support/must.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer, UNHURRIED } from './support/start-test-server.ts'

/** A session without what each call makes anew. */
const steady = ({ realtime, search, ...session }: Omit<CurrentSessionWire, 'preferences'>) => ({
  ...session,
  realtime: { channel: realtime?.channel, sequence: realtime?.sequence, url: realtime?.url },
  maySearch: search !== null,
})

describe('the parts that a page begins with', () => {
  let server: TestServer
  let stage: Stage
  let asked: Person

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: UNHURRIED })
    stage = await setStage(server)
    asked = (await newRequest(stage)).contractor
    const { contractor, conversation, employer } = stage
    must(await contractor.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    must(await employer.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    must(await employer.api.saveNotificationPreferences({ body: { replies: false } }))
    await server.settled()
  })
  afterAll(() => server.stop())

  it('say what the whole answer says', async () => {
    for (const { api } of [stage.employer, stage.contractor, asked]) {
      const { bookmarks, notifications, productUuid: _none, token: _held, ...whole } = must(await api.readUser())
      const { preferences, ...session } = must(await api.readSession())
      expect(steady(session)).toEqual(steady(whole))
      expect(preferences).toEqual(notifications.preferences)
      expect(must(await api.readBadgeCounts())).toMatchObject({
        unreadNotifications: notifications.unread,
        unreadSystemMessages: notifications.unreadSystemMessages,
      })
      const ids = await api.listBookmarkIds()
      expect(bookmarks).toEqual(ids.ok ? ids.value.bookmarks : [])
    }
  })

  it('count what is new to each, as their own lists do', async () => {
    const counts = async ({ api }: Person) => {
      const { unreadConversations, pendingRequests, ...told } = must(await api.readBadgeCounts())
      const listed = must(await api.listConversations()).counts
      expect({ unread: unreadConversations, pendingRequests }).toEqual(listed)
      return { ...told, ...listed }
    }
    expect(await counts(stage.employer)).toMatchObject({ unread: 1, pendingRequests: 0 })
    expect(await counts(asked)).toMatchObject({ unread: 0, pendingRequests: 1, unreadNotifications: 1 })
  })

  it('show whom a company keeps to its searchers alone', async () => {
    const { contractor, employer } = stage
    expect(must(await employer.api.listBookmarkIds())).toEqual({ bookmarks: [contractor.uuid] })
    expect(await contractor.api.listBookmarkIds()).toMatchObject({ status: 403, problem: 'forbidden' })
  })
})
