import type {
  BadgeCountsView,
  ChannelStore,
  ConversationInbox,
  NotificationRepository,
  SessionFactsView,
  SystemMessageRepository,
  TwoFactorRepository,
} from '../../src/index.ts'

interface SessionStores {
  readonly channelStore: Pick<ChannelStore, 'latest'>
  readonly notifications: Pick<NotificationRepository, 'preferences'>
  readonly twoFactors: Pick<TwoFactorRepository, 'find'>
}

/** What a session is told of an account, from the memory's own stores. */
export const fakeSessionFacts = ({ channelStore, notifications, twoFactors }: SessionStores): SessionFactsView => ({
  get: async (accountUuid) => {
    const twoFactor = await twoFactors.find(accountUuid)
    return {
      channelSequence: await channelStore.latest(accountUuid),
      preferences: await notifications.preferences(accountUuid),
      twoFactor: twoFactor !== null && twoFactor.confirmedAt !== null,
    }
  },
})

interface CountedStores {
  readonly inbox: Pick<ConversationInbox, 'counts'>
  readonly notifications: Pick<NotificationRepository, 'unreadCount'>
  readonly systemMessages: Pick<SystemMessageRepository, 'unreadCount'>
}

/** What is new to a reader, from the memory's own stores. */
export const fakeBadgeCounts = ({ inbox, notifications, systemMessages }: CountedStores): BadgeCountsView => ({
  get: async (reader) => {
    const { pendingRequests, unread } = await inbox.counts(reader)
    return {
      unreadConversations: unread,
      pendingRequests,
      unreadNotifications: await notifications.unreadCount(reader.accountUuid),
      unreadSystemMessages: await systemMessages.unreadCount(reader.accountUuid),
    }
  },
})
