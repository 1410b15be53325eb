import { describe, expect, it } from 'vitest'
import { billingKeys } from '../../features/billing/index.ts'
import { candidatesKeys } from '../../features/candidates/index.ts'
import { conversationsKeys } from '../../features/conversations/index.ts'
import { notificationsKeys } from '../../features/notifications/index.ts'
import { sessionKeys } from '../../features/session/index.ts'
import { teamKeys } from '../../features/team/index.ts'
import { queriesAffectedBy } from './queries-affected-by.ts'

const news = { sequence: 1, conversationUuid: 'c', messageUuid: null, at: '2026-11-21T12:00:00Z' }

describe('the queries that an event of the channel makes stale', () => {
  it('are all live ones after too long an absence', () => {
    expect(queriesAffectedBy({ ...news, type: 'read-afresh' }, false)).toEqual(queriesAffectedBy(null, false))
    expect(queriesAffectedBy(null, false)).toEqual(
      expect.arrayContaining([conversationsKeys.inbox, candidatesKeys.all, sessionKeys.session, teamKeys.team]),
    )
  })

  // LIVE-10
  it('are the inbox and the conversation for a message', () => {
    expect(queriesAffectedBy({ ...news, type: 'message-sent' }, true)).toEqual([
      conversationsKeys.inbox,
      conversationsKeys.conversation('c'),
    ])
  })

  // LIVE-10
  it('include every query that shows the contact when a request changes, but not the session', () => {
    for (const type of ['conversation-started', 'conversation-changed'] as const) {
      expect(queriesAffectedBy({ ...news, type }, false)).toEqual([
        conversationsKeys.inbox,
        conversationsKeys.conversation('c'),
        candidatesKeys.all,
      ])
    }
  })

  it('include the session if a new conversation uses a free request of a trial', () => {
    expect(queriesAffectedBy({ ...news, type: 'conversation-started' }, true)).toContainEqual(sessionKeys.session)
    expect(queriesAffectedBy({ ...news, type: 'conversation-changed' }, true)).not.toContainEqual(sessionKeys.session)
  })

  it('are the counts and the list of notifications, but not the session, for a notification', () => {
    expect(queriesAffectedBy({ ...news, type: 'notification-added', conversationUuid: null }, true)).toEqual([
      notificationsKeys.list,
      conversationsKeys.counts,
    ])
  })

  // NOTE-9
  it('are the counts and the updates, but not the session, for a system message', () => {
    expect(queriesAffectedBy({ ...news, type: 'system-message-added', conversationUuid: null }, true)).toEqual([
      conversationsKeys.updates,
      conversationsKeys.counts,
    ])
  })

  // LIVE-10, COMP-17
  it('are the team, the conversations and the people, too, for a company: its members may see others of them', () => {
    expect(queriesAffectedBy({ ...news, type: 'company-changed', conversationUuid: null }, false)).toEqual([
      sessionKeys.session,
      billingKeys.all,
      teamKeys.team,
      conversationsKeys.inbox,
      conversationsKeys.conversations,
      candidatesKeys.all,
    ])
  })

  it('are none when the connection becomes ready', () => {
    expect(queriesAffectedBy({ ...news, type: 'ready' }, true)).toEqual([])
  })
})
