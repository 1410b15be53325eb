import type {
  AccountRepository,
  BadgeCountsView,
  BillingDetailsRepository,
  BookmarkRepository,
  ChannelStore,
  CompanyDirectory,
  ContractorProfileRepository,
  ConversationInbox,
  Memberships,
  NotificationRepository,
  Session,
  SessionFactsView,
  SessionHolder,
  SessionHolders,
  SessionListsView,
  SessionRepository,
  SystemMessageRepository,
  TwoFactorRepository,
} from '../../src/index.ts'

interface HolderStores {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly companyDirectory: Memberships
  readonly sessions: Pick<SessionRepository, 'find' | 'findByTokenHash'>
}

/** Holders of sessions from the fakes. */
export const fakeSessionHolders = ({ accounts, companyDirectory, sessions }: HolderStores): SessionHolders => {
  const holderOf = async (session: Session | null): Promise<SessionHolder | null> => {
    const account = session === null ? null : await accounts.find(session.accountUuid)
    if (session === null || account === null) return null
    const member = account.userType === 'employer' ? await companyDirectory.findMember(account.uuid) : null
    return { session, account, member }
  }
  return {
    find: async (uuid) => holderOf(await sessions.find(uuid)),
    list: async (uuids) => {
      const found = await Promise.all(uuids.map(async (uuid) => holderOf(await sessions.find(uuid))))
      return found.filter((holder) => holder !== null)
    },
    findByTokenHash: async (tokenHash) => holderOf(await sessions.findByTokenHash(tokenHash)),
  }
}

interface SessionStores {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly billingDetails: Pick<BillingDetailsRepository, 'find'>
  readonly channelStore: Pick<ChannelStore, 'getLatestSequence'>
  readonly companyDirectory: Pick<CompanyDirectory, 'find' | 'findMember'>
  readonly notifications: Pick<NotificationRepository, 'getPreferences'>
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
  readonly twoFactors: Pick<TwoFactorRepository, 'find'>
}

/** Session facts from the fakes. */
export const fakeSessionFacts = (stores: SessionStores): SessionFactsView => ({
  get: async (accountUuid) => {
    const account = await stores.accounts.find(accountUuid)
    if (account === null) return null
    const twoFactor = await stores.twoFactors.find(accountUuid)
    const isEmployer = account.userType === 'employer'
    const member = isEmployer ? await stores.companyDirectory.findMember(accountUuid) : null
    const company = member === null ? null : await stores.companyDirectory.find(member.companyUuid)
    return {
      account,
      channelSequence: await stores.channelStore.getLatestSequence(accountUuid),
      preferences: await stores.notifications.getPreferences(accountUuid),
      twoFactor: twoFactor !== null && twoFactor.confirmedAt !== null,
      profile: isEmployer ? null : await stores.profiles.find(accountUuid),
      employment:
        member === null || company === null
          ? null
          : { company, member, billingDetails: await stores.billingDetails.find(company.uuid) },
    }
  },
})

interface ListedStores {
  readonly bookmarks: Pick<BookmarkRepository, 'listCandidateUuids'>
  readonly notifications: Pick<NotificationRepository, 'countUnread' | 'list'>
  readonly systemMessages: Pick<SystemMessageRepository, 'countUnread' | 'list'>
}

/** Lists of a session from the fakes. */
export const fakeSessionLists = ({ bookmarks, notifications, systemMessages }: ListedStores): SessionListsView => ({
  get: async ({ accountUuid, bookmarksMax, companyUuid, limit }) => {
    const page = { cursor: null, limit }
    return {
      bookmarks: companyUuid === null ? [] : await bookmarks.listCandidateUuids(companyUuid, bookmarksMax),
      notifications: await notifications.list(accountUuid, page),
      unreadNotifications: await notifications.countUnread(accountUuid),
      systemMessages: await systemMessages.list(accountUuid, { ...page, archived: false }),
      unreadSystemMessages: await systemMessages.countUnread(accountUuid),
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
