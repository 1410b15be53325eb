import type { ConversationEntry, ConversationStatus, InboxEntry } from '@guildhall/domain/conversations'
import { addDays } from '@guildhall/domain/shared'
import { REQUEST_REMINDER_DAYS } from '@guildhall/domain/conversations'
import { formatDay } from '../../shared/format/formats.ts'
import type { ConversationReader } from './reader.ts'
import { t } from '../../shared/i18n/index.ts'

type Side = ConversationReader['side']

/** Somebody on the other side: whom to name, whose face or monogram to show, and one line about them. */
export interface OtherSide {
  readonly name: string
  readonly firstName: string
  /** Chooses the monogram's cloth and letters where there is no face: the company's, for a contractor. */
  readonly monogramOf: string
  readonly id: string
  readonly picture: string | null
  readonly line: string
}

const fullName = ({ firstName, lastName }: ConversationEntry['sender']): string => `${firstName} ${lastName}`.trim()

/** The other side as this reader sees them: a contractor sees the sender and the company, an employer the contractor. Rule: CONV-57. */
export const otherSideOf = ({ sender, contractor, company }: ConversationEntry, side: Side): OtherSide =>
  side === 'contractor'
    ? {
        name: fullName(sender),
        firstName: sender.firstName,
        monogramOf: company.name,
        id: company.uuid,
        picture: sender.picture ?? company.image,
        line: company.name,
      }
    : {
        name: fullName(contractor),
        firstName: contractor.firstName,
        monogramOf: fullName(contractor),
        id: contractor.uuid,
        picture: contractor.picture,
        line: contractor.title ?? '',
      }

export interface BadgeWords {
  readonly tone: 'neutral' | 'accent' | 'warning'
  readonly words: string
}

const plain = (words: string): BadgeWords => ({ tone: 'neutral', words })

/** The one or two words on an entry of the list; null where the conversation simply runs. A request is new until its first reminder. */
export const badgeOf = ({ conversation }: ConversationEntry, side: Side, now: Date): BadgeWords | null => {
  const mine = side === 'contractor'
  switch (conversation.status) {
    case 'pending': {
      if (!mine) return plain(t('Request pending'))
      const isNew = now < addDays(conversation.createdAt, REQUEST_REMINDER_DAYS[0])
      return isNew
        ? { tone: 'accent', words: t('New request') }
        : { tone: 'warning', words: t('Answer by {day}', { day: formatDay(conversation.expiresAt, now) }) }
    }
    case 'declined':
      return plain(mine ? t('You declined') : t('Declined'))
    case 'withdrawn':
      return plain(t('Withdrawn'))
    case 'expired':
      return plain(mine ? t('Expired') : t('No answer'))
    case 'closed':
      return plain(t('Closed'))
    case 'blocked':
      return plain(t('Blocked'))
    default:
      return null
  }
}

/** A status as a dot, a sentence and its date. */
export interface StatusWords {
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

const tones: Readonly<Record<ConversationStatus, StatusWords['tone']>> = {
  pending: 'warning',
  active: 'success',
  declined: 'outline',
  withdrawn: 'outline',
  expired: 'outline',
  closed: 'outline',
  blocked: 'danger',
}

/** Where a conversation stands, for its reader; the same dot and sentence wherever it is told. Rule: CONV-19. */
export const statusWordsOf = ({ conversation }: ConversationEntry, side: Side, now: Date): StatusWords => {
  const { status, statusAt, expiresAt } = conversation
  const endsThen = status === 'pending' && side === 'contractor'
  return {
    tone: tones[status],
    sentence: sentences[status][side],
    date: formatDay(endsThen ? expiresAt : statusAt, now),
  }
}

/** The last line of an entry: what was written last, with "You: " before the reader's own, else what the request is about. */
export const lastLineOf = ({ lastMessage, conversation }: InboxEntry, reader: ConversationReader): string => {
  if (lastMessage === null || conversation.status === 'pending') return conversation.offer.description
  const line = lastMessage.body.replaceAll(/\s+/g, ' ')
  return lastMessage.senderUuid === reader.accountUuid && lastMessage.kind !== 'system'
    ? t('You: {line}', { line })
    : line
}

/** Who wrote a message, as its reader may know them; a colleague of the sender writes for the company. */
export const writerOf = (
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
