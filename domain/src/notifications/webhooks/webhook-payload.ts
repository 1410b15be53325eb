import type { Invoice } from '../../billing/index.ts'
import type { ConversationFacts } from '../../conversations/index.ts'
import { toMajorUnits } from '../../shared/index.ts'
import type { EventOf } from '../product-event.ts'
import type { WebhookEventType } from './webhook.ts'

type Facts = Readonly<Record<string, string | number | null>>

/** The body of a message: what has happened, when, and the ids to read more by. No text of people. Rule: NOTE-28. */
export const webhookBody = (type: WebhookEventType | 'ping', at: string, data: Facts): string =>
  JSON.stringify({ type, timestamp: at, data })

export const acceptedFacts = ({ contractor, conversation, sender }: ConversationFacts): Facts => ({
  conversationUuid: conversation.uuid,
  contractorUuid: contractor.uuid,
  contractorName: `${contractor.firstName} ${contractor.lastName}`,
  senderUuid: sender.uuid,
})

export const messageFacts = (event: EventOf<'message-sent'>, { contractor }: ConversationFacts): Facts => ({
  conversationUuid: event.conversationUuid,
  messageUuid: event.messageUuid,
  senderUuid: event.senderUuid,
  from: event.senderUuid === contractor.uuid ? 'contractor' : 'company',
})

export const invoiceFacts = ({ number, paidAt, total, uuid }: Invoice): Facts => ({
  invoiceUuid: uuid,
  number,
  total: toMajorUnits(total),
  currency: total.currency,
  paidAt: paidAt?.toISOString() ?? null,
})
