import { afterEach, beforeEach, describe } from 'vitest'
import { hiringFixture } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { bothSidesCases } from './conversations/both-sides-cases.ts'
import { conversationInboxCases } from './conversations/inbox-cases.ts'
import { reassignmentCases } from './conversations/reassignment-cases.ts'
import { receivedRequestCases } from './conversations/received-cases.ts'
import { conversationRepositoryCases } from './conversations/repository-cases.ts'
import { conversationSearchCases } from './conversations/search-cases.ts'
import type { ConversationsUnderTest } from './conversations/store.ts'

export type { ConversationsUnderTest } from './conversations/store.ts'

/** Contract of every repository of conversations. `create` makes an empty one that knows the accounts of the fixture. */
export function conversationsContract(
  name: string,
  create: (world: HiringFixture) => Promise<ConversationsUnderTest>,
): void {
  describe(`${name} as a repository of conversations`, () => {
    let store: ConversationsUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    conversationRepositoryCases(() => store)
    bothSidesCases(create)
    reassignmentCases(() => store)
    conversationInboxCases(() => store)
    receivedRequestCases(() => store)
    conversationSearchCases(() => store)
  })
}
