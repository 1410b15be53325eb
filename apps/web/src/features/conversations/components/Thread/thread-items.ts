import type { Message } from '@guildhall/domain/conversations'
import { MINUTE_MS } from '@guildhall/domain/shared'
import type { OutgoingMessage } from '../../api/outbox.ts'

/** The sequence numbers of the messages that were new when the conversation was opened: above `after`, up to `until`. */
export interface NewsRange {
  readonly after: number
  readonly until: number
  readonly count: number
}

/** An item of a conversation's log, from top to bottom. */
export type ThreadItem =
  | { readonly type: 'day'; readonly key: string; readonly at: Date }
  | { readonly type: 'news'; readonly key: string; readonly count: number }
  | { readonly type: 'message'; readonly key: string; readonly message: Message; readonly isFirst: boolean }
  | { readonly type: 'outgoing'; readonly key: string; readonly message: OutgoingMessage; readonly isFirst: boolean }

/** Messages of one person less than this apart are grouped under one name. */
const GROUP_MINUTES = 10

interface Before {
  readonly at: Date
  readonly by: string | null
}

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString()
const follows = (before: Before | null, at: Date, by: string | null): boolean =>
  before !== null &&
  by !== null &&
  before.by === by &&
  sameDay(before.at, at) &&
  at.getTime() - before.at.getTime() < GROUP_MINUTES * MINUTE_MS

export interface ThreadContents {
  readonly messages: readonly Message[]
  readonly outgoing: readonly OutgoingMessage[]
  readonly accountUuid: string
  readonly news: NewsRange | null
  /** While older messages are not loaded, the first one here may not be the first new one. */
  readonly hasOlder: boolean
  /** The time of the request itself, which is below the first date separator. */
  readonly startedAt: Date
}

/** Groups messages by date and author, and marks where new ones start. The server decides the order. Rules: CONV-40, UI-32. */
export const threadItems = (contents: ThreadContents): readonly ThreadItem[] => {
  const { messages, outgoing, accountUuid, news, hasOlder, startedAt } = contents
  const items: ThreadItem[] = []
  let before: Before | null = hasOlder ? null : { at: startedAt, by: null }
  const dayLine = (at: Date): void => {
    if (before === null || !sameDay(before.at, at)) {
      items.push({ type: 'day', key: `day ${at.toDateString()}`, at })
      before = { at, by: null }
    }
  }
  let previous = hasOlder ? null : 0
  for (const message of messages) {
    dayLine(message.sentAt)
    const begins = news !== null && previous !== null && previous <= news.after && message.sequence > news.after
    if (begins && message.sequence <= news.until) {
      items.push({ type: 'news', key: 'news', count: news.count })
      before = { at: message.sentAt, by: null }
    }
    const by = message.kind === 'text' ? message.senderUuid : null
    const isFirst = !follows(before, message.sentAt, by)
    items.push({ type: 'message', key: message.clientId ?? message.uuid, message, isFirst })
    before = { at: message.sentAt, by }
    previous = message.sequence
  }
  for (const message of outgoing) {
    dayLine(message.at)
    const isFirst = !follows(before, message.at, accountUuid)
    items.push({ type: 'outgoing', key: message.clientId, message, isFirst })
    before = { at: message.at, by: accountUuid }
  }
  return items
}

/** The own messages with the marks "Read" and "Sent": the newest that was read, and the newest of all. */
export const markedMessages = (
  messages: readonly Message[],
  accountUuid: string,
  readByOther: number,
): ReadonlyMap<string, 'sent' | 'read'> => {
  const own = messages.filter(({ senderUuid, kind }) => senderUuid === accountUuid && kind !== 'system')
  const newest = own.at(-1)
  const newestRead = own.findLast(({ sequence }) => sequence <= readByOther)
  const marks = new Map<string, 'sent' | 'read'>()
  if (newestRead !== undefined) marks.set(newestRead.uuid, 'read')
  if (newest !== undefined && newest.sequence > readByOther) marks.set(newest.uuid, 'sent')
  return marks
}
