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
  readonly channelStore: Pick<ChannelStore, 'getLatestSequence'>
  readonly notifications: Pick<NotificationRepository, 'getPreferences'>
  readonly twoFactors: Pick<TwoFactorRepository, 'find'>
}

/** Session facts from the fakes. */
export const fakeSessionFacts = ({ channelStore, notifications, twoFactors }: SessionStores): SessionFactsView => ({
  get: async (accountUuid) => {
    const twoFactor = await twoFactors.find(accountUuid)
    return {
      channelSequence: await channelStore.getLatestSequence(accountUuid),
      preferences: await notifications.getPreferences(accountUuid),
      twoFactor: twoFactor !== null && twoFactor.confirmedAt !== null,
    }
  },
})

interface CountedStores {
  readonly inbox: Pick<ConversationInbox, 'getCounts'>
  readonly notifications: Pick<NotificationRepository, 'countUnread'>
  readonly systemMessages: Pick<SystemMessageRepository, 'countUnread'>
}

/** Badge counts from the fakes. */
export const fakeBadgeCounts = ({ inbox, notifications, systemMessages }: CountedStores): BadgeCountsView => ({
  get: async (reader) => {
    const { pendingRequests, unread } = await inbox.getCounts(reader)
    return {
      unreadConversations: unread,
      pendingRequests,
      unreadNotifications: await notifications.countUnread(reader.accountUuid),
      unreadSystemMessages: await systemMessages.countUnread(reader.accountUuid),
    }
  },
})
