import type { InvoiceRepository } from '../../billing/index.ts'
import type { ConversationInbox } from '../../conversations/index.ts'
import { type IdGenerator, ok, type Uuid } from '../../shared/index.ts'
import { toConversationUpdate } from '../conversation-text.ts'
import type { EventOf, ProductEvent, ReactionTable } from '../product-event.ts'
import { type DeliverWebhooksDeps, sendNow } from './deliver-webhooks.ts'
import type { WebhookEventType } from './webhook.ts'
import { acceptedFacts, invoiceFacts, messageFacts, webhookBody } from './webhook-payload.ts'
import type { WebhookRepository } from './webhooks.port.ts'

export interface WebhookReactionDeps extends DeliverWebhooksDeps {
  readonly ids: IdGenerator
  readonly inbox: Pick<ConversationInbox, 'findFacts'>
  readonly invoices: Pick<InvoiceRepository, 'find'>
  readonly webhooks: Pick<WebhookRepository, 'list'>
}

interface Told {
  readonly companyUuid: Uuid
  readonly type: WebhookEventType
  /** Read only if a webhook wants it; null if what it is about does not exist any more. */
  readonly readData: () => Promise<Parameters<typeof webhookBody>[2] | null>
}

/** Writes down what the company's webhooks are told, once for an event, and sends it. Rules: NOTE-28, NOTE-29. */
const tell = async (
  deps: WebhookReactionDeps,
  event: ProductEvent,
  { companyUuid, readData, type }: Told,
): Promise<void> => {
  const all = await deps.webhooks.list(companyUuid)
  const interested = all.filter(({ disabledAt, events }) => disabledAt === null && events.includes(type))
  const data = interested.length === 0 ? null : await readData()
  if (data === null) return
  const now = deps.clock.now()
  const added: Uuid[] = []
  await deps.unitOfWork.run(async ({ webhooks }) => {
    for (const { uuid: webhookUuid } of interested) {
      const uuid = deps.ids.uuid()
      const outcome = await webhooks.addDelivery({
        uuid,
        webhookUuid,
        eventUuid: event.uuid,
        type,
        body: webhookBody(type, event.at, data),
        status: 'pending',
        attempts: 0,
        createdAt: now,
        nextAttemptAt: now,
        lastAttemptAt: null,
        answerStatus: null,
        answer: null,
      })
      if (outcome === 'added') added.push(uuid)
    }
    return ok(null)
  })
  await sendNow(deps, added)
}

const tellOfAcceptance = async (deps: WebhookReactionDeps, event: EventOf<'conversation-changed'>): Promise<void> => {
  if (toConversationUpdate(event.from, event.to) !== 'accepted') return
  const facts = await deps.inbox.findFacts(event.conversationUuid)
  if (facts === null) return
  await tell(deps, event, {
    companyUuid: facts.company.uuid,
    type: 'request.accepted',
    readData: async () => acceptedFacts(facts),
  })
}

const tellOfMessage = async (deps: WebhookReactionDeps, event: EventOf<'message-sent'>): Promise<void> => {
  const { conversationUuid } = event
  const companyUuid = event.companyUuid ?? (await deps.inbox.findFacts(conversationUuid))?.company.uuid
  if (companyUuid === undefined) return
  await tell(deps, event, {
    companyUuid,
    type: 'message.sent',
    readData: async () => {
      const facts = await deps.inbox.findFacts(conversationUuid)
      return facts === null ? null : messageFacts(event, facts)
    },
  })
}

type InvoiceEvent = EventOf<'invoice-issued' | 'invoice-paid' | 'invoice-resent' | 'invoice-voided'>

const tellOfPayment = async (deps: WebhookReactionDeps, event: InvoiceEvent): Promise<void> => {
  await tell(deps, event, {
    companyUuid: event.companyUuid,
    type: 'invoice.paid',
    readData: async () => {
      const invoice = await deps.invoices.find(event.invoiceUuid)
      return invoice === null ? null : invoiceFacts(invoice)
    },
  })
}

/** The events that services of companies are told of. Rule: NOTE-27. */
export const WEBHOOK_REACTION: ReactionTable<WebhookReactionDeps> = {
  'access-token-made': 'ignored',
  'account-deletion-requested': 'ignored',
  'account-erased': 'ignored',
  'account-registered': 'ignored',
  'account-restored': 'ignored',
  'account-suspended': 'ignored',
  'account-suspension-lifted': 'ignored',
  'announcement-made': 'ignored',
  'availability-unconfirmed': 'ignored',
  'candidate-blocked': 'ignored',
  'codes-guessed': 'ignored',
  'company-changed': 'ignored',
  'company-closing': 'ignored',
  'conversation-archived': 'ignored',
  'conversation-changed': tellOfAcceptance,
  'conversation-detail-changed': 'ignored',
  'conversation-passed': 'ignored',
  'conversation-reminder-due': 'ignored',
  'conversation-started': 'ignored',
  'data-export-ready': 'ignored',
  'email-change-requested': 'ignored',
  'email-changed': 'ignored',
  'email-verified': 'ignored',
  'help-asked': 'ignored',
  'invite-renewal-asked': 'ignored',
  'invite-sent': 'ignored',
  'invoice-due': 'ignored',
  'invoice-issued': 'ignored',
  'invoice-paid': tellOfPayment,
  'invoice-resent': 'ignored',
  'invoice-voided': 'ignored',
  'list-changed': 'ignored',
  'mail-repeat-asked': 'ignored',
  'member-joined': 'ignored',
  'member-removed': 'ignored',
  'member-role-changed': 'ignored',
  'message-changed': 'ignored',
  'message-sent': tellOfMessage,
  'message-unread': 'ignored',
  'messages-read': 'ignored',
  'mobile-changed': 'ignored',
  'notification-changed': 'ignored',
  'passkey-changed': 'ignored',
  'password-changed': 'ignored',
  'password-reset-requested': 'ignored',
  'payment-event-received': 'ignored',
  'person-warned': 'ignored',
  'profile-changed': 'ignored',
  'renewal-soon': 'ignored',
  'report-answered': 'ignored',
  'search-digest-due': 'ignored',
  'session-ended': 'ignored',
  'session-started': 'ignored',
  'subscription-changed': 'ignored',
  'system-message-changed': 'ignored',
  'trial-notice': 'ignored',
  'sign-in-provider-changed': 'ignored',
  'two-factor-changed': 'ignored',
  'verification-mail-requested': 'ignored',
  'verification-requested': 'ignored',
  'vetting-changed': 'ignored',
  'webhook-switched-off': 'ignored',
}
