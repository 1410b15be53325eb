import { describe, expect, it } from 'vitest'
import { candidatesKeys } from '../../features/candidates/index.ts'
import { conversationsKeys } from '../../features/conversations/index.ts'
import { notificationsKeys } from '../../features/notifications/index.ts'
import { sessionKeys } from '../../features/session/index.ts'
import { queriesAffectedBy } from './queries-affected-by.ts'

const news = { sequence: 1, conversationUuid: 'c', messageUuid: null, at: '2026-11-21T12:00:00Z' }

describe('what an event of the channel makes stale', () => {
  it('is everything live after too long an absence', () => {
    expect(queriesAffectedBy({ ...news, type: 'read-afresh' }, false)).toEqual(queriesAffectedBy(null, false))
    expect(queriesAffectedBy(null, false)).toEqual(
      expect.arrayContaining([conversationsKeys.inbox, candidatesKeys.all, sessionKeys.session]),
    )
  })

  // LIVE-10
  it('is the inbox and the one conversation for a message', () => {
    expect(queriesAffectedBy({ ...news, type: 'message-sent' }, true)).toEqual([
      conversationsKeys.inbox,
      conversationsKeys.conversation('c'),
    ])
  })

  // LIVE-10
  it('is also every place that shows the contact when a request changes, but not the session', () => {
    for (const type of ['conversation-started', 'conversation-changed'] as const) {
      expect(queriesAffectedBy({ ...news, type }, false)).toEqual([
        conversationsKeys.inbox,
        conversationsKeys.conversation('c'),
        candidatesKeys.all,
      ])
    }
  })

  it('is the session too where a new conversation uses up a free request of a trial', () => {
    expect(queriesAffectedBy({ ...news, type: 'conversation-started' }, true)).toContainEqual(sessionKeys.session)
    expect(queriesAffectedBy({ ...news, type: 'conversation-changed' }, true)).not.toContainEqual(sessionKeys.session)
  })

  it('is the counts and the list of notifications, never the whole session, for a notification', () => {
    for (const type of ['notification-added', 'system-message-added'] as const) {
      expect(queriesAffectedBy({ ...news, type, conversationUuid: null }, true)).toEqual([
        notificationsKeys.list,
        conversationsKeys.counts,
      ])
    }
  })

  it('is nothing when the line is merely ready', () => {
    expect(queriesAffectedBy({ ...news, type: 'ready' }, true)).toEqual([])
  })
})
