import { type Account, type CandidateDocument, type Conversation, createReactions } from '../../src/index.ts'
import { aConversation } from './conversations.ts'
import { hiringFixture } from './hiring-fixture.ts'
import { TEST_NOW } from './people.ts'
import { fakeAccounts } from '../fakes/accounts.ts'
import { fakeInvoices } from '../fakes/billing.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { contactAudienceIn } from '../fakes/conversation-audience.ts'
import { fakeConversations } from '../fakes/conversations.ts'
import { fakeIds } from '../fakes/ids.ts'
import { createInMemoryCandidateIndex } from '../fakes/in-memory-candidate-index.ts'
import { fakeMailLedger } from '../fakes/mail-ledger.ts'
import { fakeChannelStore, fakeEventBus, fakeMailer, fakeNotifications } from '../fakes/notifications.ts'
import { noLists } from '../fakes/lists.ts'
import { fakeSavedSearches } from '../fakes/saved-searches.ts'
import { fakeCandidateDirectory } from '../fakes/searching.ts'
import { fakeMailedSecrets, fakePasswordResets } from '../fakes/security.ts'
import { fakeSystemMessages } from '../fakes/system-messages.ts'
import { fakeTokens } from '../fakes/tokens.ts'
import { fakeSecretBox } from '../fakes/two-factor.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { fakeVettingLog } from '../fakes/vetting-log.ts'
import { fakeWebhooks, fakeWebhookSender } from '../fakes/webhooks.ts'

/** The reactions of notifications with fakes: `mail`, `notify`, `channel`, `reindex`, and what the last two left. */
export const reactionsFixture = async (
  conversation: Partial<Conversation> = {},
  documents: readonly CandidateDocument[] = [],
  accounts: readonly Account[] = hiringFixture.accounts,
) => {
  const { hidden, inbox, repository } = fakeConversations()
  await repository.add(aConversation(conversation))
  const webhooks = fakeWebhooks()
  const channelStore = fakeChannelStore(inbox.listAudience, contactAudienceIn(hiringFixture, { inbox, repository }))
  const deps = {
    inbox,
    hidden,
    listSource: noLists,
    savedSearches: fakeSavedSearches(),
    exchangeRates: { current: async () => ({ date: '2026-03-02', base: 'usd', rates: {} }) as const },
    places: { locate: async () => null },
    accounts: fakeAccounts(...accounts),
    channelStore,
    clock: fakeClock(TEST_NOW),
    companies: fakeCompanies(hiringFixture.companies, hiringFixture.members),
    directory: fakeCandidateDirectory(documents),
    eventBus: fakeEventBus(),
    ids: fakeIds(),
    index: createInMemoryCandidateIndex(),
    invoices: fakeInvoices(),
    invoiceDocuments: { pdf: async () => new Uint8Array([37]) },
    invoiceSettings: { payTo: [] },
    links: { publicUrl: 'https://hire.example/' },
    mailedSecrets: fakeMailedSecrets(),
    mailer: fakeMailer(),
    mailLedger: fakeMailLedger(),
    unreadMessages: { findText: async () => 'Are you free on Monday?' },
    notifications: fakeNotifications(channelStore),
    systemMessages: fakeSystemMessages(),
    passwordResets: fakePasswordResets(),
    tokens: fakeTokens(),
    secretBox: fakeSecretBox(),
    unitOfWork: fakeUnitOfWork({ outbox: fakeOutbox(), webhooks }),
    vettingLog: fakeVettingLog(),
    webhooks,
    webhookSender: fakeWebhookSender(),
  }
  const { channel, index, mail, notify, numbers } = createReactions(deps)
  const textsOf = async (accountUuid: string) =>
    (await deps.notifications.list(accountUuid, { cursor: null, limit: 10 })).items.map(({ text }) => text)
  const heard = () => deps.eventBus.published.map(({ channel: name, event: { type } }) => `${name} ${type}`).toSorted()
  return { ...deps, channel, reindex: index, mail, notify, numbers, textsOf, heard }
}
