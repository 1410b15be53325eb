import { addDays, type Uuid } from '@guildhall/domain/shared'
import { REQUEST_EXPIRY_DAYS } from '@guildhall/domain/conversations'
import { createRandom, seedOf, uuidAt } from './market/random.ts'
import type { StoryConversation } from './market/index.ts'

/** Who a key of the stories is. */
export interface Person {
  readonly uuid: Uuid
  readonly name: string
}

/** The people of one story. */
export interface StoryPeople {
  readonly company: Person
  readonly sender: Person
  readonly contractor: Person
  /** Whoever writes, by their key. */
  readonly writer: (key: string) => Uuid | null
}

const idAt = (moment: Date, ...words: readonly (string | number)[]): Uuid =>
  uuidAt(moment, createRandom(seedOf('story', ...words)))

/** A story as rows of `conversations`, `messages`, `conversation_readers` and `notifications`. */
export const storyRows = (story: StoryConversation, people: StoryPeople) => {
  const uuid = idAt(story.createdAt, story.key)
  const messages = story.messages.map((message, index) => ({
    uuid: idAt(message.sentAt, story.key, index),
    conversationUuid: uuid,
    sequence: index + 1,
    kind: message.kind,
    senderUuid: message.from === null ? null : people.writer(message.from),
    body: message.body,
    doc: null,
    clientId: null,
    sentAt: message.sentAt,
    editedAt: null,
    deletedAt: null,
  }))
  const answered = ['active', 'declined', 'closed'].includes(story.status)
  const lastSentAt = messages.at(-1)?.sentAt ?? story.statusAt
  return {
    conversation: {
      uuid,
      companyUuid: people.company.uuid,
      contractorUuid: people.contractor.uuid,
      senderUuid: people.sender.uuid,
      status: story.status,
      offer: story.offer,
      doc: null,
      docName: null,
      declineReason: story.declineReason,
      declineNote: story.declineNote,
      declineNoteShared: story.declineNoteShared,
      proposedTerms: story.proposedTerms,
      changedBy: story.changedBy,
      createdAt: story.createdAt,
      statusAt: story.statusAt,
      expiresAt: addDays(story.createdAt, REQUEST_EXPIRY_DAYS),
      shared: false,
      contactSharedAt: null,
      remindedDay: 0,
      lastSequence: messages.length,
      activityAt: lastSentAt > story.statusAt ? lastSentAt : story.statusAt,
      answeredAt: answered ? (messages[0]?.sentAt ?? story.statusAt) : null,
    },
    messages,
    readers: [
      { accountUuid: people.sender.uuid, unread: story.unread.employer },
      { accountUuid: people.contractor.uuid, unread: story.unread.contractor },
    ].map(({ accountUuid, unread }) => ({
      conversationUuid: uuid,
      accountUuid,
      readSequence: Math.max(0, messages.length - unread),
      archived: false,
    })),
    notifications: notificationsOf(story, people, uuid),
  }
}

/** What each side was told of it, in the product's own words; what somebody has not opened is unread. */
const notificationsOf = (story: StoryConversation, { company, contractor, sender }: StoryPeople, uuid: Uuid) => {
  const told = (type: string, to: Person, text: string, createdAt: Date, read: boolean) => ({
    uuid: idAt(createdAt, story.key, type),
    accountUuid: to.uuid,
    key: `${type} ${uuid}`,
    type,
    text,
    conversationUuid: uuid,
    readAt: read ? createdAt : null,
    createdAt,
  })
  const first = told(
    'request-requested',
    contractor,
    `${company.name} sent you a request`,
    story.createdAt,
    story.openedAt !== null,
  )
  const { employer, contractor: mine } = story.unread
  const last = story.messages.findLast(({ kind }) => kind === 'text')
  const turns: Partial<Record<StoryConversation['status'], readonly [type: string, text: string]>> = {
    active: ['request-accepted', `${contractor.name} is interested`],
    closed: ['request-accepted', `${contractor.name} is interested`],
    declined: ['request-declined', `${contractor.name} declined`],
    expired: ['request-expired', `${contractor.name} did not answer your request in time`],
  }
  const turn = turns[story.status]
  const answeredAt = story.messages[0]?.sentAt ?? story.statusAt
  return [
    first,
    ...(turn ? [told(turn[0], sender, turn[1], answeredAt, employer === 0)] : []),
    ...(last && employer > 0
      ? [told('new-message', sender, `New message from ${contractor.name}`, last.sentAt, false)]
      : []),
    ...(last && mine > 0
      ? [told('new-message-reply', contractor, `New message from ${company.name}`, last.sentAt, false)]
      : []),
  ].map((notification) => ({ ...notification, type: notification.type.replace('-reply', '') }))
}
