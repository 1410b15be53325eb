import { conversationsKeys } from '../../features/conversations/index.ts'
import type { ChannelNews } from './channel.ts'

const live = [
  ['conversations'],
  ['conversation'],
  ['notifications'],
  ['session'],
  ['search'],
  ['candidate'],
  ['bookmarks'],
  ['billing'],
]

/** The queries that an event makes stale; all that is live for null (the line was down) and after too long an absence. */
export function affected(news: ChannelNews | null): readonly (readonly string[])[] {
  if (news === null || news.type === 'read-afresh') return live
  const conversation = news.conversationUuid === null ? [] : [['conversation', news.conversationUuid]]
  switch (news.type) {
    case 'ready':
    case 'typing':
      return []
    case 'message-sent':
    case 'message-changed':
    case 'message-read':
      return [['conversations'], ...conversation]
    case 'conversation-started':
    case 'conversation-changed':
      return [['conversations'], ...conversation, ['search'], ['candidate'], ['bookmarks'], ['session']]
    case 'notification-added':
    case 'system-message-added':
      return [['notifications'], conversationsKeys.counts]
    case 'company-changed':
      return [['session'], ['billing']]
    case 'profile-changed':
    case 'session-ended':
      return [['session']]
  }
}
