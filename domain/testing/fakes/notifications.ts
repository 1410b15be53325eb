import type {
  ChannelEvent,
  ChannelStore,
  ConversationInbox,
  EventBus,
  Mail,
  Mailer,
  Notification,
  NotificationPreferences,
  NotificationRepository,
} from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory } from './unit-of-work.ts'
import type { Restorable } from './unit-of-work.ts'

const everything: NotificationPreferences = { system: true, newRequests: true, replies: true }

/** Notifications in memory; their events are appended to these channels. */
export const fakeNotifications = (
  channels: Pick<ChannelStore, 'append'> = fakeChannelStore(),
): NotificationRepository & Restorable => {
  const { rows, snapshot } = memory<string, Notification>()
  const preferences = new Map<string, NotificationPreferences>()
  const of = (accountUuid: string): readonly Notification[] =>
    [...rows.values()]
      .filter((row) => row.accountUuid === accountUuid)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
  const unread = (accountUuid: string) => of(accountUuid).filter(({ readAt }) => readAt === null)
  return {
    snapshot,
    add: async (notification, { event, key: channelKey }) => {
      const { accountUuid } = notification
      if (!of(accountUuid).some(({ key }) => key === notification.key)) rows.set(notification.uuid, notification)
      return (await channels.append([accountUuid], channelKey, event)).get(accountUuid) ?? null
    },
    list: async (accountUuid, page) => cursorPage(of(accountUuid), page, ({ uuid }) => uuid),
    countUnread: async (accountUuid) => unread(accountUuid).length,
    markRead: async (accountUuid, uuid, at) => {
      const row = rows.get(uuid)
      if (row?.accountUuid !== accountUuid) return false
      rows.set(uuid, { ...row, readAt: row.readAt ?? at })
      return true
    },
    markAllRead: async (accountUuid, at) => {
      const all = unread(accountUuid)
      for (const row of all) rows.set(row.uuid, { ...row, readAt: at })
      return all.length
    },
    markConversationRead: async (accountUuid, conversationUuid, at) => {
      const about = unread(accountUuid).filter((row) => row.conversationUuid === conversationUuid)
      for (const row of about) rows.set(row.uuid, { ...row, readAt: at })
      return about.length
    },
    getPreferences: async (accountUuid) => preferences.get(accountUuid) ?? everything,
    savePreferences: async (accountUuid, { newRequests, replies, system }) => {
      const before = preferences.get(accountUuid) ?? everything
      const after = {
        system: system ?? before.system,
        newRequests: newRequests ?? before.newRequests,
        replies: replies ?? before.replies,
      }
      preferences.set(accountUuid, after)
      return after
    },
  }
}

/** Channels in memory. `listAudience`: who sees a conversation, `listContactAudience`: who sees the state of the contact; nobody by default. */
export const fakeChannelStore = (
  listAudience: ConversationInbox['listAudience'] = async () => [],
  listContactAudience = listAudience,
): ChannelStore => {
  const heads = new Map<string, number>()
  const keys = new Set<string>()
  const kept = new Map<string, readonly ChannelEvent[]>()
  const append: ChannelStore['append'] = async (accountUuids, key, content) => {
    const appended = new Map<string, ChannelEvent>()
    for (const accountUuid of accountUuids) {
      if (keys.has(`${accountUuid} ${key}`)) continue
      keys.add(`${accountUuid} ${key}`)
      const sequence = (heads.get(accountUuid) ?? 0) + 1
      const event = { ...content, sequence }
      heads.set(accountUuid, sequence)
      kept.set(accountUuid, [...(kept.get(accountUuid) ?? []), event])
      appended.set(accountUuid, event)
    }
    return appended
  }
  return {
    append,
    appendToAudience: async (conversationUuid, key, event) => append(await listAudience(conversationUuid), key, event),
    appendToContactAudience: async (conversationUuid, key, event) =>
      append(await listContactAudience(conversationUuid), key, event),
    listAfter: async (accountUuid, sequence) => {
      const events = (kept.get(accountUuid) ?? []).filter((event) => event.sequence > sequence)
      return (heads.get(accountUuid) ?? 0) - sequence === events.length ? events : null
    },
    getLatestSequence: async (accountUuid) => heads.get(accountUuid) ?? 0,
    getLatestSequences: async (accountUuids) => new Map([...heads].filter(([uuid]) => accountUuids.includes(uuid))),
    removeOlderThan: async (instant) => {
      let removed = 0
      for (const [accountUuid, events] of kept) {
        const young = events.filter(({ at }) => new Date(at) >= instant)
        removed += events.length - young.length
        kept.set(accountUuid, young)
      }
      return removed
    },
  }
}

/** Stores mails by key, like every mailer: the same key is sent once. */
export const fakeMailer = (): Mailer & { readonly sent: readonly Mail[] } => {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      if (!sent.some(({ key }) => key === mail.key)) sent.push(mail)
      return 'sent'
    },
    isHealthy: async () => true,
    close: async () => undefined,
  }
}

/** Records what was published, and returns from an outage when told. */
export const fakeEventBus = (): EventBus & {
  readonly comeBack: () => void
  readonly published: readonly { readonly channel: string; readonly event: ChannelEvent }[]
} => {
  const published: { readonly channel: string; readonly event: ChannelEvent }[] = []
  const listeners = new Map<string, Set<(event: ChannelEvent) => void>>()
  const returns: (() => void)[] = []
  return {
    published,
    comeBack: () => returns.forEach((listener) => listener()),
    onReturn: (listener) => void returns.push(listener),
    publish: async (channel, event) => {
      published.push({ channel, event })
      listeners.get(channel)?.forEach((listener) => listener(event))
    },
    subscribe: async (channel, listener) => {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(listener))
      return async () => {
        set.delete(listener)
      }
    },
    isHealthy: async () => true,
    close: async () => listeners.clear(),
  }
}
