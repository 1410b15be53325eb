import {
  type Answer,
  type ConversationEntry,
  type ConversationDetails,
  type ConversationStatus,
  declineReasons,
  type InboxEntry,
  type Message,
  canWrite,
  type ProposedTerms,
  type SharedContact,
  type SharedFile,
} from '@guildhall/domain/conversations'
import type { Actor } from '@guildhall/domain/identity'
import type { ConversationChangeWire, ConversationWire, MessageWire } from '@guildhall/rest-contract'
import { toOfferContentWire } from './offer.mapper.ts'

/** The reader, who decides which messages are 'own', and how far both sides have read. */
export interface MessageReader {
  readonly actor: Pick<Actor, 'accountUuid'>
  readonly readByMe: number
  readonly readByOther: number
}

export const toMessageWire = (message: Message, { actor, readByMe, readByOther }: MessageReader): MessageWire => {
  const own = message.senderUuid === actor.accountUuid
  return {
    uuid: message.uuid,
    conversation_uuid: message.conversationUuid,
    sequence: message.sequence,
    kind: message.kind,
    sender_uuid: message.senderUuid,
    own,
    message: message.body,
    doc: message.doc,
    docs: message.docs.map(({ name, url }) => ({ file_url: url, original_name: name })),
    client_id: own ? message.clientId : null,
    viewed: own || message.sequence <= readByMe,
    viewedByOther: message.sequence <= readByOther,
    sentAt: message.sentAt.toISOString(),
    editedAt: message.editedAt?.toISOString() ?? null,
    deletedAt: message.deletedAt?.toISOString() ?? null,
  }
}

/** A file of a message, for its reader. */
export const toSharedFileWire = (file: SharedFile, actor: Actor) => ({
  file_url: file.url,
  original_name: file.name,
  message_uuid: file.messageUuid,
  sender_uuid: file.senderUuid,
  own: file.senderUuid === actor.accountUuid,
  sentAt: file.sentAt.toISOString(),
})

const toTermsWire = (terms: ProposedTerms): NonNullable<ConversationWire['proposedTerms']> => ({
  note: terms.note,
  ...(terms.rate === undefined ? {} : { rate: terms.rate }),
  ...(terms.permRate === undefined ? {} : { permRate: terms.permRate }),
  ...(terms.duration === undefined ? {} : { duration: terms.duration }),
  ...(terms.startDate === undefined ? {} : { startDate: terms.startDate }),
  ...(terms.workplaceType === undefined ? {} : { workplaceType: terms.workplaceType }),
})

type Reader = Pick<Actor, 'accountUuid' | 'role' | 'userType'>

interface ConversationParts {
  readonly messages: readonly Message[]
  readonly nextCursor: string | null
  readonly possibleStatuses: readonly ConversationStatus[]
  readonly contact: SharedContact | null
}

const toConversationWire = (
  entry: ConversationEntry,
  actor: Reader,
  { contact, messages, nextCursor, possibleStatuses }: ConversationParts,
): ConversationWire => {
  const { company, contractor, conversation, sender } = entry
  const { declineNote, declineReason, proposedTerms, status } = conversation
  const statusAt = conversation.statusAt.toISOString()
  const party = ({ firstName, lastName, picture, title, uuid }: typeof sender) => ({
    uuid,
    firstName,
    lastName,
    picture,
    title,
  })
  return {
    uuid: conversation.uuid,
    archived: entry.archived,
    status,
    statusAt,
    createdAt: conversation.createdAt.toISOString(),
    expiresAt: conversation.expiresAt.toISOString(),
    unreadCount: entry.unreadCount,
    firstUnread: entry.firstUnread,
    messages: messages.map((message) => toMessageWire(message, { ...entry, actor })),
    next_cursor: nextCursor,
    subject: null,
    has_offer: true,
    offer_content: toOfferContentWire(conversation.offer),
    doc: conversation.doc,
    doc_name: conversation.docName,
    readByOther: entry.readByOther,
    readByMe: entry.readByMe,
    company: {
      uuid: company.uuid,
      name: company.name,
      website: company.website,
      companyImage: company.image,
      employeeCount: company.employeeCount,
      verification: company.verification,
    },
    sender: party(sender),
    contractor: party(contractor),
    contactState: {
      status,
      at: statusAt,
      by: `${sender.firstName} ${sender.lastName}`,
      conversationUuid: conversation.uuid,
    },
    decline:
      declineReason === null
        ? null
        : { reason: declineReason, label: declineReasons[declineReason], note: declineNote },
    proposedTerms: proposedTerms === null ? null : toTermsWire(proposedTerms),
    possibleStatuses: [...possibleStatuses],
    shared: actor.userType === 'employer' && conversation.shared,
    contactSharedAt: conversation.contactSharedAt?.toISOString() ?? null,
    contact,
    canReply: status === 'active' && canWrite(actor),
    canReopen: status !== 'pending' && possibleStatuses.includes('active'),
  }
}

/** An inbox entry: a conversation with only its newest message. */
export const toInboxEntryWire = (entry: InboxEntry, actor: Reader): ConversationWire =>
  toConversationWire(entry, actor, {
    messages: entry.lastMessage === null ? [] : [entry.lastMessage],
    nextCursor: null,
    possibleStatuses: [],
    contact: null,
  })

/** A conversation with a page of its messages, oldest first, and the actions open to its reader. */
export const toConversationDetailsWire = (
  { contact, entry, messages, possibleStatuses }: ConversationDetails,
  actor: Reader,
): ConversationWire =>
  toConversationWire(entry, actor, {
    contact,
    messages: messages.items,
    nextCursor: messages.nextCursor,
    possibleStatuses,
  })

type TermsWire = NonNullable<ConversationChangeWire['terms']>

const toTerms = (terms: TermsWire): ProposedTerms => ({
  note: terms.note ?? '',
  ...(typeof terms.rate === 'number' ? { rate: terms.rate } : {}),
  ...(typeof terms.permRate === 'number' ? { permRate: terms.permRate } : {}),
  ...(typeof terms.duration === 'number' ? { duration: terms.duration } : {}),
  ...(terms.startDate === undefined || terms.startDate === null ? {} : { startDate: terms.startDate }),
  ...(terms.workplaceType === undefined || terms.workplaceType === null ? {} : { workplaceType: terms.workplaceType }),
})

/** A change of a conversation from the wire: only the fields that were sent. */
export const toAnswer = (
  change: ConversationChangeWire,
): Answer & { readonly archive?: boolean; readonly shared?: boolean; readonly status?: ConversationStatus } => ({
  ...(change.shared === undefined ? {} : { shared: change.shared }),
  ...(change.archive === undefined ? {} : { archive: change.archive }),
  ...(change.status === undefined ? {} : { status: change.status }),
  ...(change.note === undefined ? {} : { note: change.note }),
  ...(change.share_note === undefined ? {} : { shareNote: change.share_note }),
  ...(change.reason === undefined ? {} : { reason: change.reason }),
  ...(change.terms === undefined ? {} : { terms: toTerms(change.terms) }),
})
