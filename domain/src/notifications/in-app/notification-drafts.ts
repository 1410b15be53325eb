import type { ProductEvent } from '../product-event.ts'
import { referToName } from '../../identity/index.ts'
import { formatDay, type Uuid } from '../../shared/index.ts'
import type { ConversationFacts } from '../../conversations/index.ts'
import { formatDecline, toReminderUpdate, toConversationUpdate, type ConversationUpdate } from '../conversation-text.ts'
import type { Notification } from './notification.port.ts'

/** A notification before it has an id. */
export type NotificationDraft = Pick<Notification, 'accountUuid' | 'type' | 'text' | 'conversationUuid'>

const createConversationNotification = (
  facts: ConversationFacts,
  accountUuid: Uuid,
  type: string,
  text: string,
): NotificationDraft => ({
  accountUuid,
  type,
  text,
  conversationUuid: facts.conversation.uuid,
})

const updateNotifications = (turn: ConversationUpdate, facts: ConversationFacts): readonly NotificationDraft[] => {
  const { company, contractor, conversation, sender } = facts
  const type = `request-${turn}`
  const toContractor = (text: string) => createConversationNotification(facts, contractor.uuid, type, text)
  const toSender = (text: string) => createConversationNotification(facts, sender.uuid, type, text)
  const { reason } = formatDecline(conversation)
  const turns: Readonly<Record<ConversationUpdate, readonly NotificationDraft[]>> = {
    requested: [toContractor(`${company.name} sent you a request`)],
    reminded: [toContractor(`${company.name} waits for your answer until ${formatDay(conversation.expiresAt)}`)],
    expiring: [toContractor(`The request of ${company.name} expires tomorrow`)],
    accepted: [toSender(`${referToName(contractor.uuid)} is interested`)],
    declined: [toSender(`${referToName(contractor.uuid)} declined${reason === null ? '' : `: ${reason}`}`)],
    expired: [
      toSender(`${referToName(contractor.uuid)} did not answer your request in time`),
      toContractor(`The request of ${company.name} has expired`),
    ],
  }
  return turns[turn]
}

const createNotification = (accountUuid: Uuid, type: string, text: string): NotificationDraft => ({
  accountUuid,
  type,
  text,
  conversationUuid: null,
})

/** The notifications of a team about its members and about expired invites. Rule: NOTE-6. */
export const teamNotifications = (event: ProductEvent): readonly NotificationDraft[] => {
  switch (event.type) {
    case 'member-role-changed':
      return [createNotification(event.accountUuid, 'role-changed', `Your role at ${event.companyName} has changed`)]
    case 'member-removed':
      return event.accountUuid === event.byAccountUuid && event.toAccountUuid !== null
        ? [
            createNotification(
              event.toAccountUuid,
              'member-left',
              `${referToName(event.accountUuid)} has left; their conversations are yours now`,
            ),
          ]
        : [
            createNotification(
              event.accountUuid,
              'member-removed',
              `You are no longer in the team of ${event.companyName}`,
            ),
          ]
    case 'member-joined':
      return event.invitedByUuid === null
        ? []
        : [
            createNotification(
              event.invitedByUuid,
              'member-joined',
              `${referToName(event.accountUuid)} has joined your team`,
            ),
          ]
    case 'invite-renewal-asked':
      return event.adminUuids.map((uuid) =>
        createNotification(uuid, 'invite-renewal-asked', `${event.email} asks for a new invite to your team`),
      )
    default:
      return []
  }
}

const messageNotifications = (facts: ConversationFacts, senderUuid: Uuid): readonly NotificationDraft[] => {
  const { company, contractor, sender } = facts
  const text = `New message from ${senderUuid === contractor.uuid ? referToName(contractor.uuid) : company.name}`
  return [
    createConversationNotification(
      facts,
      senderUuid === contractor.uuid ? sender.uuid : contractor.uuid,
      'new-message',
      text,
    ),
  ]
}

const contactShared = (facts: ConversationFacts): NotificationDraft =>
  createConversationNotification(
    facts,
    facts.sender.uuid,
    'contact-shared',
    `${referToName(facts.contractor.uuid)} shared their contact details with you`,
  )

/** The notifications of an event about a conversation. They cannot be switched off, unlike mails. Rules: NOTE-1, NOTE-5. */
export const conversationNotifications = (
  event: ProductEvent,
  facts: ConversationFacts,
): readonly NotificationDraft[] => {
  switch (event.type) {
    case 'conversation-started':
      return updateNotifications('requested', facts)
    case 'conversation-reminder-due':
      return updateNotifications(toReminderUpdate(event.day), facts)
    case 'conversation-changed': {
      const turn = toConversationUpdate(event.from, event.to)
      return turn === null ? [] : updateNotifications(turn, facts)
    }
    case 'conversation-detail-changed':
      return event.detail === 'contact-shared' ? [contactShared(facts)] : []
    case 'message-sent':
      return messageNotifications(facts, event.senderUuid)
    default:
      return []
  }
}

/** The notifications of an event about a person's own account. Rules: NOTE-1, IDEN-12. */
export const accountNotifications = (event: ProductEvent): readonly NotificationDraft[] => {
  switch (event.type) {
    case 'email-verified':
      return [{ accountUuid: event.accountUuid, type: 'welcome', text: 'Welcome to Guildhall', conversationUuid: null }]
    case 'session-started':
      return event.newDevice
        ? [
            {
              accountUuid: event.accountUuid,
              type: 'new-sign-in',
              text: 'Your account was signed in to on a new device',
              conversationUuid: null,
            },
          ]
        : []
    default:
      return []
  }
}
