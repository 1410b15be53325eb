import type * as conversations from '@guildhall/domain/conversations'
import type * as files from '@guildhall/domain/files'
import type * as departures from '@guildhall/domain/departures'
import type * as dataExports from '@guildhall/domain/exports'
import type * as identity from '@guildhall/domain/identity'
import type * as notifications from '@guildhall/domain/notifications'
import type * as profiles from '@guildhall/domain/profiles'
import type * as payments from '@guildhall/domain/payments'
import type { UseCases as CalledUseCases } from '@guildhall/koa'
import type * as search from '@guildhall/domain/search'
import { createTokens } from './token.ts'

/** What a factory of the domain makes once its ports are given. */
type Made<Factory extends (deps: never) => unknown> = ReturnType<Factory>

/** Every use case, ready to be called: those that calls need, and those that run by themselves. */
export interface UseCases extends CalledUseCases {
  readonly checkAvailability: Made<typeof profiles.checkAvailability>
  readonly decideProfile: Made<typeof profiles.decideProfile>
  readonly expireConversations: Made<typeof conversations.expireConversations>
  readonly tidyFiles: Made<typeof files.tidyFiles>
  readonly remindContractors: Made<typeof conversations.remindContractors>
  readonly mailUnreadMessages: Made<typeof notifications.mailUnreadMessages>
  readonly tellTrials: Made<typeof notifications.tellTrials>
  readonly sendSearchDigests: Made<typeof search.sendSearchDigests>
  readonly eraseAccounts: Made<typeof departures.eraseAccounts>
  readonly applyRetention: Made<typeof departures.applyRetention>
  readonly removeUnverifiedAccounts: Made<typeof departures.removeUnverifiedAccounts>
  readonly makeExports: Made<typeof dataExports.makeExports>
  readonly authenticateChannel: Made<typeof identity.authenticateChannel>
  readonly holdsChannel: Made<typeof identity.holdsChannel>
  readonly settlePaymentEvent: Made<typeof payments.settlePaymentEvent>
  readonly markInvoicePaid: Made<typeof payments.markInvoicePaid>
  readonly invoiceRenewals: Made<typeof payments.invoiceRenewals>
  readonly tellOfRenewals: Made<typeof payments.tellOfRenewals>
  readonly markPastDue: Made<typeof payments.markPastDue>
  readonly suspendUnpaid: Made<typeof payments.suspendUnpaid>
  readonly endCancelled: Made<typeof payments.endCancelled>
  readonly remindOfInvoices: Made<typeof payments.remindOfInvoices>
  readonly voidInvoice: Made<typeof payments.voidInvoice>
  readonly creditInvoice: Made<typeof payments.creditInvoice>
  readonly reactions: Made<typeof notifications.createReactions>
}

export const useCase = createTokens<UseCases>('use-case')
