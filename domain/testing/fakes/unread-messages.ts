import type { Conversation, Message, SessionRepository, UnreadMessage, UnreadMessages } from '../../src/index.ts'
import type { FakeConversations } from './conversations.ts'
import { memory, type Restorable } from './unit-of-work.ts'

interface Mailed {
  readonly sequence: number
  readonly at: Date
}

const EVERYTHING = { cursor: null, limit: 1_000 }

/** Unread messages over the fakes of conversations and sessions. */
export const fakeUnreadMessages = (
  { all, inbox }: Pick<FakeConversations, 'all' | 'inbox'>,
  sessions: Pick<SessionRepository, 'list'>,
): UnreadMessages & Restorable => {
  const { rows, snapshot } = memory<string, Mailed>()
  const key = (one: Pick<UnreadMessage, 'accountUuid' | 'conversationUuid'>) =>
    `${one.conversationUuid} ${one.accountUuid}`
  const readOf = async ({ companyUuid, contractorUuid, uuid }: Conversation, accountUuid: string): Promise<number> => {
    const isContractor = accountUuid === contractorUuid
    const sees = { seesAllOfCompany: true, seesOwn: true, seesShared: true }
    const userType = isContractor ? 'contractor' : 'employer'
    const reader = { ...sees, accountUuid, userType, companyUuid: isContractor ? null : companyUuid } as const
    return (await inbox.find(reader, uuid))?.readByMe ?? 0
  }
  /** The unread messages of each side in active conversations, oldest first. */
  const waiting = async (): Promise<readonly (UnreadMessage & { readonly message: Message })[]> => {
    const found: (UnreadMessage & { readonly message: Message })[] = []
    for (const conversation of all().filter(({ status }) => status === 'active')) {
      for (const message of (await inbox.listMessages(conversation.uuid, EVERYTHING)).items) {
        const { deletedAt, kind, senderUuid, sequence, uuid } = message
        if (kind !== 'text' || senderUuid === null || deletedAt !== null) continue
        const { contractorUuid } = conversation
        const accountUuid = senderUuid === contractorUuid ? conversation.senderUuid : contractorUuid
        if (!(await inbox.listAudience(conversation.uuid)).includes(accountUuid)) continue
        if ((await readOf(conversation, accountUuid)) >= sequence) continue
        found.push({ conversationUuid: conversation.uuid, messageUuid: uuid, accountUuid, sequence, message })
      }
    }
    return found.toSorted((left, right) => left.message.sentAt.getTime() - right.message.sentAt.getTime())
  }
  return {
    snapshot,
    listDue: async ({ mailedBefore, since, until }, limit) => {
      const inTime = (await waiting()).filter(({ message: { sentAt } }) => sentAt <= until)
      const due: UnreadMessage[] = []
      for (const { message, ...one } of inTime) {
        const isNewest = !inTime.some((other) => key(other) === key(one) && other.sequence > one.sequence)
        const seen = (await sessions.list(one.accountUuid)).some(({ lastSeenAt }) => lastSeenAt >= message.sentAt)
        const mailed = rows.get(key(one))
        const isMailed = mailed !== undefined && (mailed.sequence >= one.sequence || mailed.at > mailedBefore)
        if (message.sentAt >= since && isNewest && !seen && !isMailed) due.push(one)
      }
      return due.slice(0, limit)
    },
    claim: async (message, at, mailedBefore) => {
      const mailed = rows.get(key(message))
      if (mailed !== undefined && (mailed.sequence >= message.sequence || mailed.at > mailedBefore)) return false
      rows.set(key(message), { sequence: message.sequence, at })
      return true
    },
    findText: async (messageUuid, accountUuid) =>
      (await waiting()).find((one) => one.messageUuid === messageUuid && one.accountUuid === accountUuid)?.message
        .body ?? null,
  }
}
