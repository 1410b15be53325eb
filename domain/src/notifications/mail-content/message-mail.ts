import type { ConversationFacts } from '../../conversations/index.ts'
import { referToName } from '../../identity/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { MailDraft } from './account-mails.ts'
import { fullName } from '../conversation-text.ts'
import { conversationLink } from '../links.ts'
import type { Links } from '../links.ts'

/** Characters of a message that its mail quotes. */
export const MESSAGE_MAIL_CHARACTERS = 200

/** The first characters (code points) of a message. */
const excerpt = (text: string): string => {
  const characters = Array.from(text)
  return characters.length <= MESSAGE_MAIL_CHARACTERS
    ? text
    : `${characters.slice(0, MESSAGE_MAIL_CHARACTERS).join('').trimEnd()}…`
}

/** The mail about an unread message: its sender, its beginning, and a link to it. Rule: NOTE-15. */
export const messageMail = (facts: ConversationFacts, readerUuid: Uuid, text: string, links: Links): MailDraft => {
  const { company, contractor, conversation, sender } = facts
  const toContractor = readerUuid === contractor.uuid
  const from = toContractor ? `${fullName(sender)} of ${company.name}` : fullName(contractor)
  return {
    preference: 'replies',
    subject: `New message from ${toContractor ? company.name : fullName(contractor)}`,
    loggedSubject: `New message from ${toContractor ? company.name : referToName(contractor.uuid)}`,
    paragraphs: [
      `Hello ${toContractor ? contractor.firstName : sender.firstName},`,
      `${from} wrote to you:`,
      { quote: text === '' ? 'A file.' : excerpt(text) },
    ],
    action: { label: 'Read and answer', url: conversationLink(links, conversation.uuid) },
  }
}
