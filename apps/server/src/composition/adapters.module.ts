import { setTimeout as wait } from 'node:timers/promises'
import { createCountTeam, createFindInvoiceCustomer, syncSubscription } from '@guildhall/domain/billing'
import { createConversationSignals } from '@guildhall/domain/notifications'
import { finishPaymentStep } from '@guildhall/domain/onboarding'
import { createFileAudience } from '@guildhall/domain/search'
import { createArchives, createDocuments, createPictures } from '@guildhall/files-disk'
import { createInvoiceDocuments } from '@guildhall/invoice-documents'
import {
  createIdGenerator,
  createMailedSecrets,
  createRecoveryCodes,
  createSecretBox,
  createTokens,
} from '@guildhall/node-crypto'
import { createPasswords } from '@guildhall/passwords-argon2'
import { createPhoneNumbers } from '@guildhall/phone-numbers-libphonenumber'
import { createGazetteer } from '@guildhall/places-gazetteer'
import { createGooglePlaces } from '@guildhall/places-google'
import { createProfileReader } from '@guildhall/profile-import'
import {
  createAttachmentDirectory,
  createAgedFacts,
  createBadgeCounts,
  createCandidateDirectory,
  createCompanyDirectory,
  createConversationInbox,
  createConversationSearch,
  createCvViews,
  createFileUpkeep,
  createHiddenCandidates,
  createPersonalData,
  createProfileTerms,
  createReceivedRequests,
  createRepositories,
  createNameDirectory,
  createOperatorDirectory,
  createReportQueue,
  createSessionFacts,
  createSessionHolders,
  createSessionLists,
  createWeeklyCounts,
  createUnitOfWork,
} from '@guildhall/postgres'
import type { Places } from '@guildhall/domain/reference'
import { createBackgroundThrottle, type Pause } from '@guildhall/domain/shared'
import { shippedLists, synonymGroups } from '../reference-data/index.ts'
import { createWebhookSender } from '@guildhall/webhooks'
import { createLeakedPasswords } from '@guildhall/leaked-passwords'
import { createOneTimePasswords } from '@guildhall/totp-otpauth'
import { createPasskeys } from '@guildhall/webauthn-simplewebauthn'
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import { systemClock } from '../process/product-clock.ts'
import { createExchangeRatePorts } from './exchange-rate-ports.ts'
import { port, type Ports } from './ports.ts'
import type { Resources } from './resources.ts'
import { provide } from './token.ts'
import { traceCalls } from './trace-calls.ts'

/** Binds every port to the adapter chosen by the configuration. */
export const adaptersModule = (resources: Resources): ContainerModule =>
  new ContainerModule((options) => {
    const { database } = resources
    const pause: Pause = async (milliseconds) => wait(milliseconds)
    // `companies` and `outbox` are for units of work alone: outside of one, companies are read from the directory.
    const { channels, companies: _companies, outbox: _outbox, ...repositories } = createRepositories(database.knex)
    const companyDirectory = createCompanyDirectory(database.knex)
    bindConstants(options, {
      ...repositories,
      analytics: resources.analytics,
      clock: resources.clock,
      eventBus: resources.eventBus,
      fileStore: resources.fileStore,
      index: resources.index,
      mailer: resources.mailer,
      sessionIdleDays: resources.sessionIdleDays,
      isOperatorTwoFactorRequired: resources.isOperatorTwoFactorRequired,
      vettingMode: resources.vettingMode,
      qualificationRules: resources.qualificationRules,
      links: { publicUrl: resources.publicUrl },
      publicUrl: resources.publicUrl,
      supportEmail: resources.supportEmail,
      supportChat: resources.supportChat,
      paymentRegions: resources.paymentRegions,
      gateways: resources.gateways,
      invoiceDocuments: createInvoiceDocuments(),
      invoiceSettings: resources.invoiceSettings,
      finishPaymentStep,
      channelStore: channels,
      // Two names: where a unit of work has the repository `companies`, its use case calls the directory `companyDirectory`.
      companies: companyDirectory,
      companyDirectory,
      expiredData: createAgedFacts(database.knex),
      unitOfWork: createUnitOfWork(database.knex),
      inbox: createConversationInbox(database.knex),
      conversationSearch: createConversationSearch(database.knex),
      badgeCounts: createBadgeCounts(database.knex),
      sessionFacts: createSessionFacts(database.knex),
      sessionHolders: createSessionHolders(database.knex),
      sessionLists: createSessionLists(database.knex),
      names: createNameDirectory(database.knex),
      operatorDirectory: createOperatorDirectory(database.knex),
      reportQueue: createReportQueue(database.knex),
      weeklyCounts: createWeeklyCounts(database.knex),
      hidden: createHiddenCandidates(database.knex),
      receivedRequests: createReceivedRequests(database.knex),
      tokens: createTokens(resources.secretKeys),
      leakedPasswords: createLeakedPasswords({
        serviceUrl: resources.leakedPasswordsUrl,
        onUnavailable: (error) => resources.log.warn({ error }, 'Leaked passwords are not asked for'),
      }),
      mailedSecrets: createMailedSecrets(resources.secretKeys),
      identityProviders: resources.identityProviders,
      oneTimePasswords: createOneTimePasswords(),
      recoveryCodes: createRecoveryCodes(resources.secretKeys),
      secretBox: createSecretBox(resources.secretKeys),
      listSource: resources.listSource,
      shippedLists,
      profileTerms: createProfileTerms(database.knex),
      synonymSource: resources.synonymSource,
      shippedSynonyms: synonymGroups,
      webhookSender: traceCalls(createWebhookSender({ allowsLoopback: resources.allowsLoopbackWebhooks }), {
        name: 'webhook',
        calls: ['send'],
        tracing: resources.tracing,
      }),
      allowsLoopbackWebhooks: resources.allowsLoopbackWebhooks,
      passkeys: createPasskeys(),
      passwords: createPasswords(),
      throttle: createBackgroundThrottle({ clock: systemClock, pause }),
      pause,
      phoneNumbers: createPhoneNumbers(),
      places: createPlaces(resources),
      attachments: createAttachmentDirectory(database.knex),
      cvViews: createCvViews(database.knex),
      archives: createArchives(),
      personalData: createPersonalData(database.knex),
      documents: createDocuments(),
      fileCleanup: createFileUpkeep(database.knex),
      pictures: createPictures(),
      profileReader: createProfileReader(),
      ...createExchangeRatePorts(resources),
    })
    provide(options, port, port.ids, ['clock'], ({ clock }) => createIdGenerator(clock))
    provide(options, port, port.directory, ['exchangeRates'], ({ exchangeRates }) =>
      createCandidateDirectory({ knex: database.knex, rates: exchangeRates }),
    )
    provide(
      options,
      port,
      port.fileAudience,
      ['attachments', 'clock', 'directory', 'hidden', 'inbox'],
      createFileAudience,
    )
    provide(options, port, port.countTeam, ['clock', 'companyDirectory', 'invites'], createCountTeam)
    provide(options, port, port.conversationSignals, ['clock', 'eventBus'], createConversationSignals)
    provide(
      options,
      port,
      port.syncSubscription,
      [
        'clock',
        'finishPaymentStep',
        'gateways',
        'ids',
        'findInvoiceCustomer',
        'invoiceSettings',
        'paymentRegions',
        'unitOfWork',
      ],
      syncSubscription,
    )
    provide(options, port, port.findInvoiceCustomer, ['billingDetails'], createFindInvoiceCustomer)
    // Conversations come before the search: what they ask of its directory is two ports of theirs.
    provide(options, port, port.recipients, ['directory'], ({ directory }) => directory)
    provide(options, port, port.templateRecipients, ['directory'], ({ directory }) => directory)
  })

/** Google's service only with its key; the gazetteer then answers the rest, and stands in. Rules: REF-17, REF-21. */
function createPlaces({ googlePlaces, log }: Resources): Places {
  const gazetteer = createGazetteer()
  if (googlePlaces === null) return gazetteer
  const onProblem = (error: Error): void =>
    log.warn({ err: error }, 'Google’s places do not answer; the gazetteer does')
  return createGooglePlaces({ ...googlePlaces, gazetteer, onProblem })
}

/** Ports that are made of other ports, by `provide`. */
type MadePort =
  | 'conversationSignals'
  | 'countTeam'
  | 'directory'
  | 'fileAudience'
  | 'findInvoiceCustomer'
  | 'ids'
  | 'recipients'
  | 'syncSubscription'
  | 'templateRecipients'

/** Binds all other ports: one that is missing does not compile. */
function bindConstants(options: ContainerModuleLoadOptions, values: Omit<Ports, MadePort>): void {
  for (const [name, value] of Object.entries(values)) {
    options.bind<unknown>(port[name as keyof Ports]).toConstantValue(value)
  }
}
