import type { QueryKey } from '@tanstack/react-query'
import { billingKeys } from '../../features/billing/index.ts'
import { candidatesKeys } from '../../features/candidates/index.ts'
import { conversationsKeys } from '../../features/conversations/index.ts'
import { notificationsKeys } from '../../features/notifications/index.ts'
import { sessionKeys } from '../../features/session/index.ts'
import { teamKeys } from '../../features/team/index.ts'
import type { ChannelNews } from './channel.ts'

const live: readonly QueryKey[] = [
  conversationsKeys.inbox,
  conversationsKeys.conversations,
  conversationsKeys.updates,
  notificationsKeys.list,
  sessionKeys.session,
  candidatesKeys.all,
  billingKeys.all,
  teamKeys.team,
]

/**
 * The query keys that an event makes stale; all live ones for null (the connection was down) and after too long an absence. `isTrial`: the company
 * has free contact requests, which a new conversation uses and the session counts.
 */
export function queriesAffectedBy(news: ChannelNews | null, isTrial: boolean): readonly QueryKey[] {
  if (news === null || news.type === 'read-afresh') return live
  const { inbox, conversation: keyOf } = conversationsKeys
  const conversation = news.conversationUuid === null ? [] : [keyOf(news.conversationUuid)]
  switch (news.type) {
    case 'ready':
    case 'typing':
    case 'presence-entered':
    case 'presence-present':
    case 'presence-left':
      return []
    case 'message-sent':
    case 'message-changed':
    case 'message-read':
      return [inbox, ...conversation]
    case 'conversation-started':
      return [inbox, ...conversation, candidatesKeys.all, ...(isTrial ? [sessionKeys.session] : [])]
    case 'conversation-changed':
      return [inbox, ...conversation, candidatesKeys.all]
    case 'notification-added':
      return [notificationsKeys.list, conversationsKeys.counts]
    case 'system-message-added':
      return [conversationsKeys.updates, conversationsKeys.counts]
    case 'company-changed':
      return [
        sessionKeys.session,
        billingKeys.all,
        teamKeys.team,
        inbox,
        conversationsKeys.conversations,
        candidatesKeys.all,
      ]
    case 'profile-changed':
    case 'session-ended':
      return [sessionKeys.session]
  }
}
