import type { Message } from '@guildhall/domain/conversations'
import { describe, expect, it } from 'vitest'
import { markedMessages, threadItems } from './thread-items.ts'

const me = 'me'
const message = (
  sequence: number,
  senderUuid: string | null,
  sentAt: string,
  more: Partial<Message> = {},
): Message => ({
  uuid: `m${sequence}`,
  conversationUuid: 'c',
  sequence,
  kind: senderUuid === null ? 'system' : 'text',
  senderUuid,
  body: `Message ${sequence}`,
  doc: null,
  docs: [],
  clientId: null,
  sentAt: new Date(sentAt),
  editedAt: null,
  deletedAt: null,
  ...more,
})

const startedAt = new Date('2026-11-16T09:00:00')
const contents = { outgoing: [], accountUuid: me, news: null, hasOlder: false, startedAt }
const shapes = (items: ReturnType<typeof threadItems>) =>
  items.map((item) =>
    item.type === 'message' || item.type === 'outgoing' ? `${item.isFirst ? 'first' : 'next'} ${item.key}` : item.type,
  )

describe('threadItems', () => {
  // UI-32
  it('adds a date separator where the date changes, except for the request’s own date', () => {
    const messages = [message(1, 'them', '2026-11-16T09:14:00'), message(2, 'them', '2026-11-17T09:14:00')]
    expect(shapes(threadItems({ ...contents, messages }))).toEqual(['first m1', 'day', 'first m2'])
  })

  it('names the author once for messages in quick succession', () => {
    const messages = [
      message(1, me, '2026-11-16T09:31:00'),
      message(2, me, '2026-11-16T09:33:00'),
      message(3, 'them', '2026-11-16T09:34:00'),
      message(4, 'them', '2026-11-16T11:00:00'),
    ]
    expect(shapes(threadItems({ ...contents, messages }))).toEqual(['first m1', 'next m2', 'first m3', 'first m4'])
  })

  it('marks the first message that was new on opening, and none that arrived later', () => {
    const messages = [1, 2, 3, 4].map((sequence) => message(sequence, 'them', '2026-11-16T09:14:00'))
    const items = threadItems({ ...contents, messages, news: { after: 1, until: 3, count: 2 } })
    expect(shapes(items)).toEqual(['first m1', 'news', 'first m2', 'next m3', 'next m4'])
  })

  it('adds no mark while older unread messages are not loaded', () => {
    const messages = [message(31, 'them', '2026-11-16T09:14:00')]
    const items = threadItems({ ...contents, messages, hasOlder: true, news: { after: 0, until: 31, count: 31 } })
    expect(shapes(items)).toEqual(['day', 'first m31'])
  })

  it('ends with outgoing messages, as the user’s own', () => {
    const messages = [message(1, me, '2026-11-16T09:31:00')]
    const outgoing = [
      {
        clientId: 'x',
        conversationUuid: 'c',
        body: 'Hi',
        docs: [],
        state: 'sending' as const,
        reason: null,
        at: new Date('2026-11-16T09:32:00'),
      },
    ]
    expect(shapes(threadItems({ ...contents, messages, outgoing }))).toEqual(['first m1', 'next x'])
  })
})

describe('markedMessages', () => {
  const messages = [message(1, me, '2026-11-16T09:31:00'), message(2, 'them', '2026-11-16T09:32:00')]

  // UI-32
  it('marks the newest read message as read and the newest unread one as sent', () => {
    const more = [...messages, message(3, me, '2026-11-16T09:33:00'), message(4, me, '2026-11-16T09:34:00')]
    expect([...markedMessages(more, me, 2)]).toEqual([
      ['m1', 'read'],
      ['m4', 'sent'],
    ])
  })

  it('marks only the newest as read once all are read', () => {
    expect([...markedMessages(messages, me, 2)]).toEqual([['m1', 'read']])
  })
})
