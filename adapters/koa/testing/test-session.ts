import {
  fakeBadgeCounts,
  fakeBookmarks,
  fakeChannelStore,
  type FakeCompanies,
  fakeNotifications,
  fakeSessionFacts,
  fakeSessionHolders,
  fakeSessionLists,
  fakeSystemMessages,
} from '@guildhall/domain/testing'

type FactsStores = Parameters<typeof fakeSessionFacts>[0]
type HolderStores = Parameters<typeof fakeSessionHolders>[0]

type Stores = Pick<FactsStores, 'accounts' | 'billingDetails' | 'profiles' | 'twoFactors'> &
  Pick<HolderStores, 'sessions'> &
  Pick<Parameters<typeof fakeBadgeCounts>[0], 'inbox'> & { readonly companies: FakeCompanies }

/** What a session shows, and the views that read it in one question. */
export const createSessionFakes = (stores: Stores) => {
  const lists = {
    bookmarks: fakeBookmarks(),
    channelStore: fakeChannelStore(),
    notifications: fakeNotifications(),
    systemMessages: fakeSystemMessages(),
  }
  const all = { ...stores, ...lists, companyDirectory: stores.companies }
  return {
    ...lists,
    badgeCounts: fakeBadgeCounts(all),
    sessionFacts: fakeSessionFacts(all),
    sessionHolders: fakeSessionHolders(all),
    sessionLists: fakeSessionLists(all),
  }
}
