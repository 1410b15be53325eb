import {
  type ConversationDetails,
  type InboxEntry,
  isDeclineReason,
  type Message,
} from '@guildhall/domain/conversations'
import type { ConversationWire, MessageWire } from '@guildhall/rest-contract/client'
import { offerFromWire } from './offer-from-wire.ts'
import type { ConversationReader } from '../reader.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Converts a message of the wire to the domain's. */
export const messageFromWire = (wire: MessageWire): Message => ({
  uuid: wire.uuid,
  conversationUuid: wire.conversation_uuid,
  sequence: wire.sequence,
  kind: wire.kind,
  senderUuid: wire.sender_uuid,
  body: wire.deletedAt === null ? wire.message : t('This message was deleted.'),
  doc: wire.doc,
  docs: wire.docs.map((file) => ({ url: file.file_url, name: file.original_name })),
  clientId: wire.client_id,
  sentAt: new Date(wire.sentAt),
  editedAt: wire.editedAt === null ? null : new Date(wire.editedAt),
  deletedAt: wire.deletedAt === null ? null : new Date(wire.deletedAt),
})

const termsFromWire = (wire: ConversationWire['proposedTerms']): InboxEntry['conversation']['proposedTerms'] => {
  if (wire === null) return null
  const { rate, permRate, duration, startDate, workplaceType, note } = wire
  return {
    note,
    ...(rate === undefined ? {} : { rate }),
    ...(permRate === undefined ? {} : { permRate }),
    ...(duration === undefined ? {} : { duration }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(workplaceType === undefined ? {} : { workplaceType }),
  }
}

const other = { contractor: 'employer', employer: 'contractor' } as const

/** The side that closed it follows from `canReopen`; the wire does not name it. */
const closedBy = (wire: ConversationWire, side: ConversationReader['side']) =>
  wire.status !== 'closed' ? null : wire.canReopen ? side : other[side]

const declineFromWire = (wire: ConversationWire['decline']) => {
  const code = wire?.reason ?? ''
  return {
    declineReason: isDeclineReason(code) ? code : null,
    declineNote: wire?.note ?? null,
    declineNoteShared: (wire?.note ?? null) !== null,
  }
}

/** Converts a conversation of the wire to its reader's inbox entry. */
export const entryFromWire = (wire: ConversationWire, side: ConversationReader['side']): InboxEntry => {
  const newest = wire.messages.at(-1)
  const lastMessage = newest === undefined ? null : messageFromWire(newest)
  const { companyImage, ...company } = wire.company
  return {
    conversation: {
      uuid: wire.uuid,
      companyUuid: company.uuid,
      contractorUuid: wire.contractor.uuid,
      senderUuid: wire.sender.uuid,
      status: wire.status,
      offer: offerFromWire(wire.offer_content),
      doc: wire.doc,
      docName: wire.doc_name,
      ...declineFromWire(wire.decline),
      proposedTerms: termsFromWire(wire.proposedTerms),
      changedBy: closedBy(wire, side),
      createdAt: new Date(wire.createdAt),
      statusAt: new Date(wire.statusAt),
      expiresAt: new Date(wire.expiresAt),
      shared: wire.shared,
      contactSharedAt: wire.contactSharedAt === null ? null : new Date(wire.contactSharedAt),
      remindedDay: 0,
      lastSequence: lastMessage?.sequence ?? 0,
    },
    sender: wire.sender,
    contractor: wire.contractor,
    company: { ...company, image: companyImage },
    archived: wire.archived,
    unreadCount: wire.unreadCount,
    lastMessage,
    readByOther: wire.readByOther,
    readByMe: wire.readByMe,
    firstUnread: wire.firstUnread,
  }
}

/** The open conversation with all pages that are loaded, newest page first. */
export interface OpenConversation extends ConversationDetails {
  readonly canReply: boolean
}

export const openConversationFromWire = (
  pages: readonly ConversationWire[],
  side: ConversationReader['side'],
): OpenConversation | null => {
  const [newest] = pages
  if (newest === undefined) return null
  return {
    entry: entryFromWire(newest, side),
    messages: {
      items: pages.toReversed().flatMap((page) => page.messages.map(messageFromWire)),
      nextCursor: pages.at(-1)?.next_cursor ?? null,
    },
    possibleStatuses: newest.possibleStatuses,
    contact: newest.contact,
    canReply: newest.canReply,
  }
}
