import type { ProductEvent } from '../product-event.ts'
import { referToName } from '../../identity/index.ts'
import { formatDay, type Uuid } from '../../shared/index.ts'
import type { ConversationFacts } from '../../conversations/index.ts'
import type { MailDraft } from './account-mails.ts'
import {
  formatDecline,
  fullName,
  formatOffer,
  toReminderUpdate,
  toConversationUpdate,
  type ConversationUpdate,
} from '../conversation-text.ts'
import type { MailParagraph } from '../mail/mailer.port.ts'
import { conversationLink, requestLink, type Links } from '../links.ts'

/** A mail with its recipient. */
export interface ConversationMailDraft extends MailDraft {
  readonly accountUuid: Uuid
}

const requestSubjects: Readonly<Record<'requested' | 'reminded' | 'expiring', (company: string) => string>> = {
  requested: (company) => `${company} would like to talk to you`,
  reminded: (company) => `${company} waits for your answer`,
  expiring: (company) => `The request of ${company} expires tomorrow`,
}

const request = (
  facts: ConversationFacts,
  links: Links,
  turn: 'requested' | 'reminded' | 'expiring',
): ConversationMailDraft => {
  const { company, contractor, conversation, sender } = facts
  return {
    accountUuid: contractor.uuid,
    preference: 'newRequests',
    subject: requestSubjects[turn](company.name),
    paragraphs: [
      `Hello ${contractor.firstName},`,
      turn !== 'requested'
        ? `${fullName(sender)} of ${company.name} wrote to you on ${formatDay(conversation.createdAt)} and waits for your answer:`
        : `${fullName(sender)} of ${company.name} has an opportunity for you:`,
      { quote: conversation.offer.description },
      formatOffer(conversation),
      `You can answer until ${formatDay(conversation.expiresAt)}. A no is an answer too.`,
    ],
    action: { label: 'Read and answer', url: requestLink(links, conversation.uuid) },
  }
}

const toSender = (
  facts: ConversationFacts,
  links: Links,
  formatSubject: (contractor: string) => string,
  paragraphs: readonly (MailParagraph | null)[],
  label: string,
): ConversationMailDraft => ({
  accountUuid: facts.sender.uuid,
  preference: 'newRequests',
  subject: formatSubject(fullName(facts.contractor)),
  loggedSubject: formatSubject(referToName(facts.contractor.uuid)),
  paragraphs: [`Hello ${facts.sender.firstName},`, ...paragraphs.filter((text) => text !== null)],
  action: { label, url: conversationLink(links, facts.conversation.uuid) },
})

const accepted = (facts: ConversationFacts, links: Links): ConversationMailDraft => {
  const { contractor, conversation } = facts
  const terms = conversation.proposedTerms === null ? null : `${contractor.firstName} proposes other terms.`
  const text = `${fullName(contractor)} is interested in your offer. The conversation is open.`
  return toSender(facts, links, (name) => `${name} is interested`, [text, terms], 'Open the conversation')
}

const declined = (facts: ConversationFacts, links: Links): ConversationMailDraft => {
  const { note, reason } = formatDecline(facts.conversation)
  const formatSubject = (name: string): string => `${name} declined your request`
  return toSender(
    facts,
    links,
    formatSubject,
    [
      `${formatSubject(fullName(facts.contractor))}${reason === null ? '' : `: ${reason}`}.`,
      note === null ? null : { quote: note },
    ],
    'See the request',
  )
}

const expired = (facts: ConversationFacts, links: Links): ConversationMailDraft => {
  const name = fullName(facts.contractor)
  const text = `${name} did not answer until ${formatDay(facts.conversation.expiresAt)}, and the request has expired.`
  return toSender(facts, links, (contractor) => `No answer from ${contractor}`, [text], 'See the request')
}

const MAILS: Readonly<Record<ConversationUpdate, (facts: ConversationFacts, links: Links) => ConversationMailDraft>> = {
  requested: (facts, links) => request(facts, links, 'requested'),
  reminded: (facts, links) => request(facts, links, 'reminded'),
  expiring: (facts, links) => request(facts, links, 'expiring'),
  accepted,
  declined,
  expired,
}

/**
 * The mail of an event about a conversation; null for none, also if a request was answered or withdrawn before its mail was sent. New
 * messages are mailed later, if unread. Rule: NOTE-12.
 */
export const conversationMail = (
  event: ProductEvent,
  facts: ConversationFacts,
  links: Links,
): ConversationMailDraft | null => {
  switch (event.type) {
    case 'conversation-started':
    case 'conversation-reminder-due': {
      const turn = event.type === 'conversation-started' ? 'requested' : toReminderUpdate(event.day)
      return facts.conversation.status === 'pending' ? MAILS[turn](facts, links) : null
    }
    case 'conversation-changed': {
      const turn = toConversationUpdate(event.from, event.to)
      return turn === null ? null : MAILS[turn](facts, links)
    }
    default:
      return null
  }
}
