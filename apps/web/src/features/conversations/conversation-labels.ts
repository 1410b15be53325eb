import {
  type ConversationEntry,
  type ConversationStatus,
  excerptAround,
  hasAllTerms,
  type InboxEntry,
  type Message,
} from '@guildhall/domain/conversations'
import { addDays } from '@guildhall/domain/shared'
import { REQUEST_REMINDER_DAYS } from '@guildhall/domain/conversations'
import { formatDay } from '../../shared/format/formats.ts'
import type { ConversationReader } from './reader.ts'
import { t } from '../../shared/i18n/index.ts'

type Side = ConversationReader['side']

/** A participant's name, picture or monogram, and one line about them. */
export interface Participant {
  readonly name: string
  readonly firstName: string
  /** The name that determines the monogram's colour and letters if there is no picture: the company's, for a contractor. */
  readonly monogramName: string
  readonly id: string
  readonly picture: string | null
  readonly headline: string
}

const fullName = ({ firstName, lastName }: ConversationEntry['sender']): string => `${firstName} ${lastName}`.trim()

/** The other participant: a contractor sees the sender and the company, an employer the contractor. Rule: CONV-57. */
export const getOtherParticipant = ({ sender, contractor, company }: ConversationEntry, side: Side): Participant =>
  side === 'contractor'
    ? {
        name: fullName(sender),
        firstName: sender.firstName,
        monogramName: company.name,
        id: company.uuid,
        picture: sender.picture ?? company.image,
        headline: company.name,
      }
    : {
        name: fullName(contractor),
        firstName: contractor.firstName,
        monogramName: fullName(contractor),
        id: contractor.uuid,
        picture: contractor.picture,
        headline: contractor.title ?? '',
      }

export interface StatusBadge {
  readonly tone: 'neutral' | 'accent' | 'warning'
  readonly label: string
}

const neutralBadge = (label: string): StatusBadge => ({ tone: 'neutral', label })

/** The badge of a list entry; null while the conversation is active. A request is new until its first reminder. */
export const getStatusBadge = ({ conversation }: ConversationEntry, side: Side, now: Date): StatusBadge | null => {
  const isContractor = side === 'contractor'
  switch (conversation.status) {
    case 'pending': {
      if (!isContractor) return neutralBadge(t('Request pending'))
      const isNew = now < addDays(conversation.createdAt, REQUEST_REMINDER_DAYS[0])
      return isNew
        ? { tone: 'accent', label: t('New request') }
        : { tone: 'warning', label: t('Answer by {day}', { day: formatDay(conversation.expiresAt, now) }) }
    }
    case 'declined':
      return neutralBadge(isContractor ? t('You declined') : t('Declined'))
    case 'withdrawn':
      return neutralBadge(t('Withdrawn'))
    case 'expired':
      return neutralBadge(isContractor ? t('Expired') : t('No answer'))
    case 'closed':
      return neutralBadge(t('Closed'))
    case 'blocked':
      return neutralBadge(t('Blocked'))
    default:
      return null
  }
}

/** A status as a dot, a sentence and its date. */
export interface StatusLine {
  readonly tone: 'warning' | 'success' | 'outline' | 'danger'
  readonly sentence: string
  readonly date: string
}

const sentences: Readonly<Record<ConversationStatus, Readonly<Record<Side, string>>>> = {
  pending: { contractor: t('Answer by'), employer: t('Request pending since') },
  active: { contractor: t('In conversation since'), employer: t('In conversation since') },
  declined: { contractor: t('You declined on'), employer: t('Declined on') },
  withdrawn: { contractor: t('Request withdrawn on'), employer: t('Request withdrawn on') },
  expired: { contractor: t('Expired on'), employer: t('No answer by') },
  closed: { contractor: t('Conversation closed on'), employer: t('Conversation closed on') },
  blocked: { contractor: t('Blocked on'), employer: t('Blocked on') },
}

const tones: Readonly<Record<ConversationStatus, StatusLine['tone']>> = {
  pending: 'warning',
  active: 'success',
  declined: 'outline',
  withdrawn: 'outline',
  expired: 'outline',
  closed: 'outline',
  blocked: 'danger',
}

/** The status of a conversation for its reader, with the same dot and sentence everywhere. Rule: CONV-19. */
export const getStatusLine = ({ conversation }: ConversationEntry, side: Side, now: Date): StatusLine => {
  const { status, statusAt, expiresAt } = conversation
  const showsExpiry = status === 'pending' && side === 'contractor'
  return {
    tone: tones[status],
    sentence: sentences[status][side],
    date: formatDay(showsExpiry ? expiresAt : statusAt, now),
  }
}

/** The last line of an entry: the last message, with "You: " before the reader's own, else the subject of the request. */
export const formatLastMessage = ({ lastMessage, conversation }: InboxEntry, reader: ConversationReader): string => {
  if (lastMessage === null || conversation.status === 'pending') return conversation.offer.description
  const line = lastMessage.body.replaceAll(/\s+/g, ' ')
  return lastMessage.senderUuid === reader.accountUuid && lastMessage.kind !== 'system'
    ? t('You: {line}', { line })
    : line
}

/** The last line of an entry that a search found: the message with its words, or the offer, from shortly before the first of them. Rule: CONV-69. */
export const formatFoundLine = (
  entry: InboxEntry,
  reader: ConversationReader,
  { message, words }: { readonly message: Message | null; readonly words: readonly string[] },
): string => {
  if (message !== null) {
    const line = excerptAround(message.body, words)
    return message.senderUuid === reader.accountUuid ? t('You: {line}', { line }) : line
  }
  const { description } = entry.conversation.offer
  return hasAllTerms(description, words) ? excerptAround(description, words) : formatLastMessage(entry, reader)
}

/** The author of a message as the reader may see them; a colleague of the sender appears as the company. */
export const getAuthor = (
  entry: ConversationEntry,
  senderUuid: string,
  reader: ConversationReader,
): { readonly name: string; readonly monogramOf: string; readonly id: string; readonly picture: string | null } => {
  if (senderUuid === reader.accountUuid) {
    return { name: reader.name, monogramOf: reader.name, id: reader.accountUuid, picture: reader.picture }
  }
  const person = [entry.contractor, entry.sender].find(({ uuid }) => uuid === senderUuid)
  if (person === undefined) {
    const { name, uuid, image } = entry.company
    return { name, monogramOf: name, id: uuid, picture: image }
  }
  const name = fullName(person)
  const isSender = person.uuid === entry.sender.uuid
  return {
    name,
    monogramOf: isSender && reader.side === 'contractor' ? entry.company.name : name,
    id: isSender && reader.side === 'contractor' ? entry.company.uuid : person.uuid,
    picture: person.picture ?? (isSender ? entry.company.image : null),
  }
}
