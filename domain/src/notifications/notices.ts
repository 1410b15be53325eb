import type { ProductEvent } from './product-event.ts'
import { dayWords, type Uuid } from '../shared/index.ts'
import type { ConversationFacts } from '../conversations/index.ts'
import { declineWords, nameOf, reminderTurn, turnOf, type ConversationTurn } from './conversation-words.ts'
import type { Notification } from './notification.port.ts'

/** What one person is told in the product, before it has an id. */
export type Notice = Pick<Notification, 'accountUuid' | 'type' | 'text' | 'conversationUuid'>

const about = (facts: ConversationFacts, accountUuid: Uuid, type: string, text: string): Notice => ({
  accountUuid,
  type,
  text,
  conversationUuid: facts.conversation.uuid,
})

const ofTurn = (turn: ConversationTurn, facts: ConversationFacts): readonly Notice[] => {
  const { company, contractor, conversation, sender } = facts
  const type = `request-${turn}`
  const toContractor = (text: string) => about(facts, contractor.uuid, type, text)
  const toSender = (text: string) => about(facts, sender.uuid, type, text)
  const { reason } = declineWords(conversation)
  const turns: Readonly<Record<ConversationTurn, readonly Notice[]>> = {
    requested: [toContractor(`${company.name} sent you a request`)],
    reminded: [toContractor(`${company.name} waits for your answer until ${dayWords(conversation.expiresAt)}`)],
    expiring: [toContractor(`The request of ${company.name} expires tomorrow`)],
    accepted: [toSender(`${nameOf(contractor)} is interested`)],
    declined: [toSender(`${nameOf(contractor)} declined${reason === null ? '' : `: ${reason}`}`)],
    expired: [
      toSender(`${nameOf(contractor)} did not answer your request in time`),
      toContractor(`The request of ${company.name} has expired`),
    ],
  }
  return turns[turn]
}

const told = (accountUuid: Uuid, type: string, text: string): Notice => ({
  accountUuid,
  type,
  text,
  conversationUuid: null,
})

/** What members of a team are told of each other, and of an invite that has expired. Rule: NOTE-6. */
export const teamNotices = (event: ProductEvent): readonly Notice[] => {
  switch (event.type) {
    case 'member-role-changed':
      return [told(event.accountUuid, 'role-changed', `Your role at ${event.companyName} has changed`)]
    case 'member-removed':
      return event.accountUuid === event.byAccountUuid
        ? [told(event.toAccountUuid, 'member-left', `${event.memberName} has left; their conversations are yours now`)]
        : [told(event.accountUuid, 'member-removed', `You are no longer in the team of ${event.companyName}`)]
    case 'member-joined':
      return event.invitedByUuid === null
        ? []
        : [told(event.invitedByUuid, 'member-joined', `${event.memberName} has joined your team`)]
    case 'invite-renewal-asked':
      return event.adminUuids.map((uuid) =>
        told(uuid, 'invite-renewal-asked', `${event.email} asks for a new invite to your team`),
      )
    default:
      return []
  }
}

const ofMessage = (facts: ConversationFacts, senderUuid: Uuid): readonly Notice[] => {
  const { company, contractor, sender } = facts
  const text = `New message from ${senderUuid === contractor.uuid ? nameOf(contractor) : company.name}`
  return [about(facts, senderUuid === contractor.uuid ? sender.uuid : contractor.uuid, 'new-message', text)]
}

const contactShared = (facts: ConversationFacts): Notice =>
  about(facts, facts.sender.uuid, 'contact-shared', `${nameOf(facts.contractor)} shared their contact details with you`)

/** Whom an event about a conversation is told to, in the product; mail is by preference, this is always. Rules: NOTE-1, NOTE-5. */
export const conversationNotices = (event: ProductEvent, facts: ConversationFacts): readonly Notice[] => {
  switch (event.type) {
    case 'conversation-started':
      return ofTurn('requested', facts)
    case 'conversation-reminder-due':
      return ofTurn(reminderTurn(event.day), facts)
    case 'conversation-changed': {
      const turn = turnOf(event.from, event.to)
      return turn === null ? [] : ofTurn(turn, facts)
    }
    case 'conversation-detail-changed':
      return event.detail === 'contact-shared' ? [contactShared(facts)] : []
    case 'message-sent':
      return ofMessage(facts, event.senderUuid)
    default:
      return []
  }
}

/** What a person is told of their own account. Rules: NOTE-1, IDEN-12. */
export const accountNotices = (event: ProductEvent): readonly Notice[] => {
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
