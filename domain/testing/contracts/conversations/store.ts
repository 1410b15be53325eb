import type {
  CandidateBlocks,
  ConversationInbox,
  ConversationRepository,
  ConversationSearch,
  DraftRepository,
  HiddenCandidates,
  InboxReader,
  ReceivedRequests,
} from '../../../src/index.ts'
import { aConversation, aMessage } from '../../builders/conversations.ts'
import type { erik } from '../../builders/hiring-fixture.ts'

/** A repository of conversations in which the accounts of the fixture exist. `run` commits one transaction. */
export interface ConversationsUnderTest {
  run<T>(work: (conversations: ConversationRepository) => Promise<T>): Promise<T>
  readonly inbox: ConversationInbox
  readonly hidden: HiddenCandidates
  readonly candidateBlocks: CandidateBlocks
  readonly receivedRequests: ReceivedRequests
  readonly search: ConversationSearch
  readonly drafts: Pick<DraftRepository, 'find' | 'save'>
  close(): Promise<void>
}

export const uuid = (number: number): string =>
  `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`

export const readerOf = (account: typeof erik, seesAllOfCompany = false, seesShared = false): InboxReader => ({
  accountUuid: account.uuid,
  userType: account.userType,
  companyUuid: account.companyUuid,
  seesAllOfCompany,
  seesOwn: true,
  seesShared,
})

/** Adds conversations one after another; returns the results. */
export const addTo =
  (store: () => ConversationsUnderTest) =>
  (...changes: readonly Parameters<typeof aConversation>[0][]): Promise<readonly string[]> =>
    store().run(async (conversations) => {
      const answers: string[] = []
      for (const change of changes) answers.push(await conversations.add(aConversation(change)))
      return answers
    })

/** Adds messages one after another; returns their sequences. */
export const writeTo =
  (store: () => ConversationsUnderTest) =>
  (...changes: readonly Parameters<typeof aMessage>[0][]): Promise<readonly number[]> =>
    store().run(async (conversations) => {
      const sequences: number[] = []
      for (const [at, change] of changes.entries()) {
        const message = aMessage({ uuid: uuid(0x3000 + at), ...change })
        sequences.push((await conversations.addMessage(message)).sequence)
      }
      return sequences
    })
