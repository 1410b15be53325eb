import { describe, expect, it } from 'vitest'
import { conversationsKeys } from '../../features/conversations/index.ts'
import { affected } from './affected.ts'

const news = { sequence: 1, conversationUuid: 'c', messageUuid: null, at: '2026-11-21T12:00:00Z' }

describe('what an event of the channel makes stale', () => {
  it('is everything live after too long an absence', () => {
    expect(affected({ ...news, type: 'read-afresh' })).toEqual(affected(null))
    expect(affected(null)).toContainEqual(['conversations'])
  })

  // LIVE-10
  it('is the inbox and the one conversation for a message', () => {
    expect(affected({ ...news, type: 'message-sent' })).toEqual([['conversations'], ['conversation', 'c']])
  })

  // LIVE-10
  it('is also every place that shows the contact when a request changes', () => {
    expect(affected({ ...news, type: 'conversation-changed' })).toEqual(
      expect.arrayContaining([['conversation', 'c'], ['search'], ['candidate'], ['bookmarks']]),
    )
  })

  it('is the counts and the list of notifications, never the whole session, for a notification', () => {
    for (const type of ['notification-added', 'system-message-added'] as const) {
      expect(affected({ ...news, type, conversationUuid: null })).toEqual([['notifications'], conversationsKeys.counts])
    }
  })

  it('is nothing when the line is merely ready', () => {
    expect(affected({ ...news, type: 'ready' })).toEqual([])
  })
})
