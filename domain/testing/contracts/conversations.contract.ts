import { afterEach, beforeEach, describe } from 'vitest'
import { hiringWorld } from '../builders/hiring-world.ts'
import type { HiringWorld } from '../builders/hiring-world.ts'
import { conversationInboxCases } from './conversations/inbox-cases.ts'
import { passingCases } from './conversations/passing-cases.ts'
import { receivedRequestCases } from './conversations/received-cases.ts'
import { conversationRepositoryCases } from './conversations/repository-cases.ts'
import type { ConversationsUnderTest } from './conversations/store.ts'

export type { ConversationsUnderTest } from './conversations/store.ts'

/** What every store of conversations must do. `create` makes an empty one that knows the world's people. */
export function conversationsContract(
  name: string,
  create: (world: HiringWorld) => Promise<ConversationsUnderTest>,
): void {
  describe(`${name} as a store of conversations`, () => {
    let store: ConversationsUnderTest

    beforeEach(async () => {
      store = await create(hiringWorld)
    })
    afterEach(() => store.close())

    conversationRepositoryCases(() => store)
    passingCases(() => store)
    conversationInboxCases(() => store)
    receivedRequestCases(() => store)
  })
}
