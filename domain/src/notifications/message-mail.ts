import type { ConversationFacts } from '../conversations/index.ts'
import { MESSAGE_MAIL_CHARACTERS } from '../shared/index.ts'
import type { Uuid } from '../shared/index.ts'
import type { MailDraft } from './account-mails.ts'
import { nameOf } from './conversation-words.ts'
import { conversationLink } from './links.ts'
import type { Links } from './links.ts'

/** The first characters of a message, as people count them. */
const beginningOf = (text: string): string => {
  const characters = Array.from(text)
  return characters.length <= MESSAGE_MAIL_CHARACTERS
    ? text
    : `${characters.slice(0, MESSAGE_MAIL_CHARACTERS).join('').trimEnd()}…`
}

/** The mail about a message that its reader has not seen: who, how it begins, and the way to it. Rule: NOTE-15. */
export const messageMail = (facts: ConversationFacts, readerUuid: Uuid, text: string, links: Links): MailDraft => {
  const { company, contractor, conversation, sender } = facts
  const toContractor = readerUuid === contractor.uuid
  const from = toContractor ? `${nameOf(sender)} of ${company.name}` : nameOf(contractor)
  return {
    preference: 'replies',
    subject: `New message from ${toContractor ? company.name : nameOf(contractor)}`,
    paragraphs: [
      `Hello ${toContractor ? contractor.firstName : sender.firstName},`,
      `${from} wrote to you:`,
      { quote: text === '' ? 'A file.' : beginningOf(text) },
    ],
    action: { label: 'Read and answer', url: conversationLink(links, conversation.uuid) },
  }
}
