import { sessionFactsContract } from '../contracts/session-facts.contract.ts'
import { sessionListsContract } from '../contracts/session-lists.contract.ts'
import { fakeAccounts } from './accounts.ts'
import { fakeBillingDetails } from './billing-details.ts'
import { fakeCompanies } from './companies.ts'
import { fakeChannelStore, fakeNotifications } from './notifications.ts'
import { fakeProfiles } from './profiles.ts'
import { fakeBookmarks } from './searching.ts'
import { fakeSessionFacts, fakeSessionHolders, fakeSessionLists } from './session-views.ts'
import { fakeSessions } from './sessions.ts'
import { fakeSystemMessages } from './system-messages.ts'
import { fakeTwoFactors } from './two-factor.ts'

const close = async () => {}

sessionFactsContract('The memory', async ({ accounts, companies, members, profiles }) => {
  const stores = {
    accounts: fakeAccounts(...accounts),
    billingDetails: fakeBillingDetails(),
    channelStore: fakeChannelStore(),
    companyDirectory: fakeCompanies(companies, members),
    notifications: fakeNotifications(),
    profiles: fakeProfiles(...profiles),
    twoFactors: fakeTwoFactors(),
  }
  return { ...stores, sessionFacts: fakeSessionFacts(stores), close }
})
sessionListsContract('The memory', async ({ accounts, companies, members }) => {
  const stores = {
    accounts: fakeAccounts(...accounts),
    bookmarks: fakeBookmarks(),
    companyDirectory: fakeCompanies(companies, members),
    notifications: fakeNotifications(),
    sessions: fakeSessions(),
    systemMessages: fakeSystemMessages(),
  }
  return {
    ...stores,
    sessionHolders: fakeSessionHolders(stores),
    sessionLists: fakeSessionLists(stores),
    close,
  }
})
