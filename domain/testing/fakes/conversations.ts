import { addDays } from '../../src/index.ts'
import type {
  AttachmentDirectory,
  CandidateBlocks,
  Conversation,
  ConversationEntry,
  ConversationInbox,
  ConversationRepository,
  DraftRepository,
  HiddenCandidates,
  InboxReader,
  Message,
  ReceivedRequests,
} from '../../src/index.ts'
import { hiringFixture, type HiringFixture } from '../builders/hiring-fixture.ts'
import { contactStatesOf } from './contact-states.ts'
import { hasBothSides, toAudience } from './conversation-audience.ts'
import { toConversationFacts } from './conversation-facts.ts'
import { cursorPage } from './cursor-page.ts'
import { fakeDrafts } from './drafts.ts'
import { hiddenCandidatesOf } from './hidden-candidates.ts'
import { receivedRequestsOf } from './received-requests.ts'
import { memory, type Memory, type Restorable } from './unit-of-work.ts'

/** The repository, the inbox and the hidden candidates over the same rows. */
export interface FakeConversations {
  readonly repository: ConversationRepository & Restorable
  readonly inbox: ConversationInbox
  readonly hidden: HiddenCandidates
  readonly candidateBlocks: CandidateBlocks
  readonly attachments: AttachmentDirectory
  readonly receivedRequests: ReceivedRequests
  readonly all: () => readonly Conversation[]
  /** When a pending request was accepted or declined; null for others. */
  readonly answeredAt: (uuid: string) => Date | null
}

interface Reader {
  readonly readSequence: number
  readonly archived: boolean
}

interface Rows {
  readonly conversations: Memory<string, Conversation>
  readonly messages: Memory<string, Message>
  /** By conversation and account. */
  readonly readers: Memory<string, Reader>
  /** When a pending request was answered, by conversation. */
  readonly answers: Memory<string, Date>
  readonly drafts: DraftRepository & Restorable
}

const isOpen = ({ status }: Conversation): boolean => status === 'pending' || status === 'active'
const newer = (a: { readonly uuid: string }, b: { readonly uuid: string }, at: number): number =>
  at !== 0 ? at : a.uuid < b.uuid ? 1 : -1
const newestFirst = (a: Conversation, b: Conversation): number =>
  newer(a, b, b.createdAt.getTime() - a.createdAt.getTime())
const oldestFirst = (a: Conversation, b: Conversation): number => -newestFirst(a, b)
const key = (conversationUuid: string, accountUuid: string): string => `${conversationUuid} ${accountUuid}`
const unread: Reader = { readSequence: 0, archived: false }

const repositoryOf = (
  { answers, conversations, drafts, messages, readers }: Rows,
  world: HiringFixture,
): ConversationRepository & Restorable => {
  const all = (): readonly Conversation[] => [...conversations.rows.values()]
  /** Who wrote each offer. */
  const authors = new Map<string, string>()
  const between = (companyUuid: string, contractorUuid: string): readonly Conversation[] =>
    all()
      .filter((row) => row.companyUuid === companyUuid && row.contractorUuid === contractorUuid)
      .toSorted(newestFirst)
  const meetsOther = (row: Conversation): boolean =>
    isOpen(row) &&
    between(row.companyUuid, row.contractorUuid).some((other) => other.uuid !== row.uuid && isOpen(other))
  const readerOf = (conversationUuid: string, accountUuid: string): Reader =>
    readers.rows.get(key(conversationUuid, accountUuid)) ?? unread
  const addMessage: ConversationRepository['addMessage'] = async (message, { removesDraft = false } = {}) => {
    const conversation = conversations.rows.get(message.conversationUuid)
    if (conversation === undefined) throw new Error('There is no such conversation to write into')
    const sequence = conversation.lastSequence + 1
    const added = { ...message, sequence }
    messages.rows.set(message.uuid, added)
    conversations.rows.set(conversation.uuid, { ...conversation, lastSequence: sequence })
    for (const [at, reader] of readers.rows) {
      if (at.startsWith(conversation.uuid)) readers.rows.set(at, { ...reader, archived: false })
    }
    if (message.senderUuid !== null) {
      readers.rows.set(key(conversation.uuid, message.senderUuid), { readSequence: sequence, archived: false })
      if (removesDraft) await drafts.remove(message.senderUuid, { type: 'conversation', uuid: conversation.uuid })
    }
    return added
  }
  return {
    snapshot: () => {
      const restores = [conversations, messages, readers, answers, drafts].map((stored) => stored.snapshot())
      return () => restores.forEach((restore) => restore())
    },
    find: async (uuid) => conversations.rows.get(uuid) ?? null,
    findForUpdate: async (uuid) => conversations.rows.get(uuid) ?? null,
    hasBothSides: async (uuid) => hasBothSides(world, conversations.rows.get(uuid)),
    add: async (row) => {
      if (meetsOther(row)) return 'duplicate'
      conversations.rows.set(row.uuid, row)
      authors.set(row.uuid, row.senderUuid)
      return 'added'
    },
    save: async (row) => {
      if (meetsOther(row)) return 'duplicate'
      const before = conversations.rows.get(row.uuid)
      const isAnswer = before?.status === 'pending' && (row.status === 'active' || row.status === 'declined')
      if (isAnswer) answers.rows.set(row.uuid, row.statusAt)
      conversations.rows.set(row.uuid, { ...row, lastSequence: before?.lastSequence ?? 0 })
      return 'saved'
    },
    findLatest: async (companyUuid, contractorUuid) => {
      const found = between(companyUuid, contractorUuid)
      return found.find(isOpen) ?? found[0] ?? null
    },
    listBetween: async (companyUuid, contractorUuid) => between(companyUuid, contractorUuid),
    findLastOffer: async (authorUuid) =>
      all()
        .filter(({ uuid }) => authors.get(uuid) === authorUuid)
        .toSorted(newestFirst)[0]?.offer ?? null,
    countStartedSince: async (authorUuid, companyUuid, since) => {
      const started = all().filter(({ createdAt }) => createdAt >= since)
      return {
        bySender: started.filter(({ uuid }) => authors.get(uuid) === authorUuid).length,
        byCompany: started.filter((row) => row.companyUuid === companyUuid).length,
      }
    },
    listExpired: async (now, limit) =>
      all()
        .filter(({ expiresAt, status }) => status === 'pending' && expiresAt <= now)
        .toSorted(oldestFirst)
        .slice(0, limit),
    listReminderDue: async (day, now, limit) =>
      all()
        .filter(({ expiresAt, status }) => status === 'pending' && expiresAt > now)
        .filter(({ createdAt, remindedDay }) => addDays(createdAt, day) <= now && remindedDay < day)
        .toSorted(oldestFirst)
        .slice(0, limit),
    listReassignableForUpdate: async (companyUuid, senderUuid) =>
      all().filter(
        (row) =>
          row.companyUuid === companyUuid &&
          row.senderUuid === senderUuid &&
          row.status !== 'withdrawn' &&
          row.status !== 'blocked',
      ),
    reassign: async (senderUuid, { at, conversationUuids, messages: lines, text: words }) => {
      for (const uuid of conversationUuids) {
        const row = conversations.rows.get(uuid)
        if (row !== undefined) conversations.rows.set(uuid, { ...row, senderUuid })
      }
      const line = {
        kind: 'system',
        senderUuid: null,
        body: words,
        doc: null,
        docs: [],
        clientId: null,
        editedAt: null,
        deletedAt: null,
        sentAt: at,
      } as const
      for (const { conversationUuid, uuid } of lines) await addMessage({ ...line, uuid, conversationUuid })
    },
    findMessage: async (uuid) => messages.rows.get(uuid) ?? null,
    findMessageByClientId: async (conversationUuid, senderUuid, clientId) =>
      [...messages.rows.values()].find(
        (row) =>
          row.conversationUuid === conversationUuid && row.senderUuid === senderUuid && row.clientId === clientId,
      ) ?? null,
    saveMessage: async (message) => {
      const standing = messages.rows.get(message.uuid)
      if (standing !== undefined) messages.rows.set(message.uuid, { ...message, sequence: standing.sequence })
    },
    addMessage,
    markRead: async (conversationUuid, accountUuid, readSequence) => {
      const reader = readerOf(conversationUuid, accountUuid)
      if (readSequence <= reader.readSequence) return false
      readers.rows.set(key(conversationUuid, accountUuid), { ...reader, readSequence })
      return true
    },
    setArchived: async (conversationUuid, accountUuid, archived) => {
      const reader = readerOf(conversationUuid, accountUuid)
      readers.rows.set(key(conversationUuid, accountUuid), { ...reader, archived })
    },
  }
}

const inboxOf = ({ conversations, messages, readers }: Rows, world: HiringFixture): ConversationInbox => {
  const messagesOf = (uuid: string): readonly Message[] =>
    [...messages.rows.values()]
      .filter(({ conversationUuid }) => conversationUuid === uuid)
      .toSorted((a, b) => a.sequence - b.sequence)
  const visible = (reader: InboxReader) => (row: Conversation) => {
    if (reader.userType === 'contractor') return row.contractorUuid === reader.accountUuid
    const isOwn = reader.seesOwn && row.senderUuid === reader.accountUuid
    return (
      row.companyUuid === reader.companyUuid && (reader.seesAllOfCompany || isOwn || (reader.seesShared && row.shared))
    )
  }
  const activityAt = ({ statusAt, uuid }: Conversation): number =>
    Math.max(statusAt.getTime(), ...messagesOf(uuid).map(({ sentAt }) => sentAt.getTime()))
  const entryOf = (reader: InboxReader, conversation: Conversation): ConversationEntry => {
    const mine = readers.rows.get(key(conversation.uuid, reader.accountUuid)) ?? unread
    const written = messagesOf(conversation.uuid)
    const contractorReads = reader.accountUuid === conversation.contractorUuid
    const others = [...readers.rows]
      .filter(([at]) => at.startsWith(conversation.uuid))
      .filter(([at]) => (at === key(conversation.uuid, conversation.contractorUuid)) !== contractorReads)
    const unreadOnes = written.filter(
      ({ deletedAt, senderUuid, sequence }) =>
        sequence > mine.readSequence && senderUuid !== reader.accountUuid && deletedAt === null,
    )
    return {
      ...toConversationFacts(world, conversation),
      archived: mine.archived,
      readByMe: mine.readSequence,
      readByOther: Math.max(0, ...others.map(([, { readSequence }]) => readSequence)),
      unreadCount: unreadOnes.length,
      firstUnread: unreadOnes[0]?.sequence ?? null,
    }
  }
  const entries = (reader: InboxReader): readonly ConversationEntry[] =>
    [...conversations.rows.values()]
      .filter(visible(reader))
      .toSorted((a, b) => newer(a, b, activityAt(b) - activityAt(a)))
      .map((row) => entryOf(reader, row))
  return {
    list: async (reader, page) => {
      const lines = entries(reader).map((entry) => ({
        ...entry,
        lastMessage: messagesOf(entry.conversation.uuid).at(-1) ?? null,
      }))
      return cursorPage(lines, page, ({ conversation }) => conversation.uuid)
    },
    find: async (reader, uuid) => entries(reader).find(({ conversation }) => conversation.uuid === uuid) ?? null,
    findFacts: async (uuid) => {
      const conversation = conversations.rows.get(uuid)
      return conversation === undefined ? null : toConversationFacts(world, conversation)
    },
    listMessages: async (uuid, page) => {
      const { items, nextCursor } = cursorPage(messagesOf(uuid).toReversed(), page, (message) => message.uuid)
      return { items: items.toReversed(), nextCursor }
    },
    listMessagesWithFiles: async (uuid, page) =>
      cursorPage(
        messagesOf(uuid)
          .filter(({ docs }) => docs.length > 0)
          .toReversed(),
        page,
        (message) => message.uuid,
      ),
    getCounts: async (reader) => ({
      unread: entries(reader).filter(({ unreadCount }) => unreadCount > 0).length,
      pendingRequests: [...conversations.rows.values()].filter(
        ({ contractorUuid, status }) => contractorUuid === reader.accountUuid && status === 'pending',
      ).length,
    }),
    listContactStates: contactStatesOf(() => [...conversations.rows.values()], world),
    findSharedContact: async (uuid) => {
      const contractorUuid = conversations.rows.get(uuid)?.contractorUuid
      const account = world.accounts.find((one) => one.uuid === contractorUuid)
      return account === undefined ? null : { email: account.email, mobile: account.mobile }
    },
    listAudience: async (uuid) => {
      const conversation = conversations.rows.get(uuid)
      return conversation === undefined ? [] : toAudience(world, conversation)
    },
  }
}

/** Conversations of a hiring fixture, in memory. `drafts`: those that a message may remove. */
export const fakeConversations = (
  world: HiringFixture = hiringFixture,
  drafts: DraftRepository & Restorable = fakeDrafts(),
): FakeConversations => {
  const rows: Rows = { conversations: memory(), messages: memory(), readers: memory(), answers: memory(), drafts }
  const all = (): readonly Conversation[] => [...rows.conversations.rows.values()]
  return {
    repository: repositoryOf(rows, world),
    all,
    answeredAt: (uuid) => rows.answers.rows.get(uuid) ?? null,
    receivedRequests: receivedRequestsOf(all),
    inbox: inboxOf(rows, world),
    attachments: {
      listConversations: async (url) => {
        const carrying = [...rows.messages.rows.values()].filter(({ docs }) => docs.some((file) => file.url === url))
        const uuids = new Set(carrying.map(({ conversationUuid }) => conversationUuid))
        return [...rows.conversations.rows.values()].filter(({ doc, uuid }) => doc === url || uuids.has(uuid))
      },
    },
    ...hiddenCandidatesOf(all),
  }
}
