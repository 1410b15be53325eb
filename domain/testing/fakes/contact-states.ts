import type { ContactState, Conversation, ConversationInbox } from '../../src/index.ts'
import { toContactState } from '../../src/index.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'

/** Contact states from conversations in memory. */
export const contactStatesOf =
  (all: () => readonly Conversation[], world: HiringFixture): ConversationInbox['listContactStates'] =>
  async (companyUuid, candidateUuids) => {
    const nameOf = (uuid: string): string => {
      const account = world.accounts.find((one) => one.uuid === uuid)
      return account === undefined ? '' : `${account.firstName} ${account.lastName}`
    }
    const states = new Map<string, ContactState>()
    for (const uuid of candidateUuids) {
      const history = all().filter((row) => row.companyUuid === companyUuid && row.contractorUuid === uuid)
      const state = toContactState(history, nameOf)
      if (state !== null) states.set(uuid, state)
    }
    return states
  }
