import { referToName } from '@guildhall/domain/identity'
import { addDays, type Uuid } from '@guildhall/domain/shared'
import { REQUEST_EXPIRY_DAYS } from '@guildhall/domain/conversations'
import { createRandom, hashSeed, createUuidAt } from './market/random.ts'
import type { StoryConversation } from './market/index.ts'

/** A person or company of the stories. */
export interface Person {
  readonly uuid: Uuid
  readonly name: string
}

/** The people of one story. */
export interface StoryPeople {
  readonly company: Person
  readonly sender: Person
  readonly contractor: Person
  /** Finds the account of a message's writer by key. */
  readonly findWriter: (key: string) => Uuid | null
}

const storyUuid = (moment: Date, ...words: readonly (string | number)[]): Uuid =>
  createUuidAt(moment, createRandom(hashSeed('story', ...words)))

/** A story as rows of `conversations`, `messages`, `conversation_readers` and `notifications`. */
export const toStoryRows = (story: StoryConversation, people: StoryPeople) => {
  const uuid = storyUuid(story.createdAt, story.key)
  const messages = story.messages.map((message, index) => ({
    uuid: storyUuid(message.sentAt, story.key, index),
    conversationUuid: uuid,
    sequence: index + 1,
    kind: message.kind,
    senderUuid: message.from === null ? null : people.findWriter(message.from),
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
      offeredBy: people.sender.uuid,
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
    notifications: toNotificationRows(story, people, uuid),
  }
}

/** The notifications of each side, with the product's texts; unopened ones are unread. */
const toNotificationRows = (story: StoryConversation, { company, contractor, sender }: StoryPeople, uuid: Uuid) => {
  const toRow = (type: string, to: Person, text: string, createdAt: Date, read: boolean) => ({
    uuid: storyUuid(createdAt, story.key, type),
    accountUuid: to.uuid,
    key: `${type} ${uuid}`,
    type,
    text,
    conversationUuid: uuid,
    readAt: read ? createdAt : null,
    createdAt,
  })
  const first = toRow(
    'request-requested',
    contractor,
    `${company.name} sent you a request`,
    story.createdAt,
    story.openedAt !== null,
  )
  const { employer, contractor: mine } = story.unread
  const last = story.messages.findLast(({ kind }) => kind === 'text')
  const outcomes: Partial<Record<StoryConversation['status'], readonly [type: string, text: string]>> = {
    active: ['request-accepted', `${referToName(contractor.uuid)} is interested`],
    closed: ['request-accepted', `${referToName(contractor.uuid)} is interested`],
    declined: ['request-declined', `${referToName(contractor.uuid)} declined`],
    expired: ['request-expired', `${referToName(contractor.uuid)} did not answer your request in time`],
  }
  const outcome = outcomes[story.status]
  const answeredAt = story.messages[0]?.sentAt ?? story.statusAt
  return [
    first,
    ...(outcome ? [toRow(outcome[0], sender, outcome[1], answeredAt, employer === 0)] : []),
    ...(last && employer > 0
      ? [toRow('new-message', sender, `New message from ${referToName(contractor.uuid)}`, last.sentAt, false)]
      : []),
    ...(last && mine > 0
      ? [toRow('new-message-reply', contractor, `New message from ${company.name}`, last.sentAt, false)]
      : []),
  ].map((notification) => ({ ...notification, type: notification.type.replace('-reply', '') }))
}
