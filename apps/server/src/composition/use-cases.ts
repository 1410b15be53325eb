import type * as conversations from '@guildhall/domain/conversations'
import type * as files from '@guildhall/domain/files'
import type * as departures from '@guildhall/domain/departures'
import type * as identity from '@guildhall/domain/identity'
import type * as notifications from '@guildhall/domain/notifications'
import type * as profiles from '@guildhall/domain/profiles'
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
  readonly authenticateChannel: Made<typeof identity.authenticateChannel>
  readonly holdsChannel: Made<typeof identity.holdsChannel>
  readonly reactions: Made<typeof notifications.createReactions>
}

export const useCase = createTokens<UseCases>('use-case')
