import type * as billing from '@guildhall/domain/billing'
import type * as companies from '@guildhall/domain/companies'
import type * as conversations from '@guildhall/domain/conversations'
import type * as files from '@guildhall/domain/files'
import type * as identity from '@guildhall/domain/identity'
import type * as moderation from '@guildhall/domain/moderation'
import type * as notifications from '@guildhall/domain/notifications'
import type * as privacy from '@guildhall/domain/privacy'
import type * as profiles from '@guildhall/domain/profiles'
import type * as search from '@guildhall/domain/search'
import type { UseCases as CalledUseCases } from '@guildhall/koa'
import { createTokens } from './token.ts'

/** What a factory of the domain makes once its ports are given. */
type Made<Factory extends (deps: never) => unknown> = ReturnType<Factory>

/** Every use case, ready to be called: those that calls need, and those that run by themselves. */
export interface UseCases extends CalledUseCases {
  readonly checkAvailability: Made<typeof profiles.checkAvailability>
  readonly decideProfile: Made<typeof moderation.decideProfile>
  readonly expireConversations: Made<typeof conversations.expireConversations>
  readonly tidyFiles: Made<typeof files.tidyFiles>
  readonly remindContractors: Made<typeof conversations.remindContractors>
  readonly mailUnreadMessages: Made<typeof notifications.mailUnreadMessages>
  readonly tellTrials: Made<typeof notifications.tellTrials>
  readonly sendSearchDigests: Made<typeof search.sendSearchDigests>
  readonly eraseAccounts: Made<typeof privacy.eraseAccounts>
  readonly applyRetention: Made<typeof privacy.applyRetention>
  readonly removeUnverifiedAccounts: Made<typeof privacy.removeUnverifiedAccounts>
  readonly makeExports: Made<typeof privacy.makeExports>
  readonly authenticateChannel: Made<typeof identity.authenticateChannel>
  readonly holdsChannel: Made<typeof identity.holdsChannel>
  readonly settlePaymentEvent: Made<typeof billing.settlePaymentEvent>
  readonly markInvoicePaid: Made<typeof billing.markInvoicePaid>
  readonly invoiceRenewals: Made<typeof billing.invoiceRenewals>
  readonly tellOfRenewals: Made<typeof billing.tellOfRenewals>
  readonly markPastDue: Made<typeof billing.markPastDue>
  readonly suspendUnpaid: Made<typeof billing.suspendUnpaid>
  readonly endCancelled: Made<typeof billing.endCancelled>
  readonly remindOfInvoices: Made<typeof billing.remindOfInvoices>
  readonly voidInvoice: Made<typeof billing.voidInvoice>
  readonly creditInvoice: Made<typeof billing.creditInvoice>
  readonly reviewVerification: Made<typeof companies.reviewVerification>
  readonly reactions: Made<typeof notifications.createReactions>
}

export const useCase = createTokens<UseCases>('use-case')
