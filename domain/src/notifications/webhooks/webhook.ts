import { maxLength, required, type Rule, rule, type Uuid } from '../../shared/index.ts'

/** What a company's services can be told of. Rule: NOTE-27. */
export const WEBHOOK_EVENTS = ['request.accepted', 'message.sent', 'invoice.paid'] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** Webhooks of a company at most. Rule: NOTE-27. */
export const WEBHOOKS_MAX = 5
export const WEBHOOK_URL_MAX_LENGTH = 500

/** Minutes from one failed attempt to the next; after the last a delivery has failed. Rule: NOTE-29. */
export const WEBHOOK_RETRY_MINUTES: readonly number[] = [1, 5, 15, 60, 180, 360, 720]
/** Days without a success after which a webhook is switched off. Rule: NOTE-29. */
export const WEBHOOK_DISABLE_DAYS = 3
/** Characters of a receiver's answer that are kept. */
export const WEBHOOK_ANSWER_MAX = 500

const PORT = String.raw`(?::(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?`
/** A name, or an IPv6 address in brackets; without the characters that the URL standard forbids in a host. */
const HOST = String.raw`(?:[^\s/@?#:\[\]%<>\\^|]+|\[[0-9a-fA-F:.]+\])`
const ADDRESS = String.raw`https://${HOST}${PORT}(?:[/?][^\s#]*)?`
const LOOPBACK = String.raw`http://(?:127\.0\.0\.1|localhost)${PORT}(?:[/?][^\s#]*)?`
const isAddress = new RegExp(`^${ADDRESS}$`, 'i')
const isLoopback = new RegExp(`^${LOOPBACK}$`, 'i')

/** The message for an address that cannot be called. */
export const WEBHOOK_URL_MESSAGE = 'Value is not an https address'

/** The rules of an address: https, without a user name; http on this machine where the product says so. Rule: NOTE-27. */
export const webhookUrlRules = (allowsLoopback: boolean): readonly Rule<unknown>[] => [
  required,
  maxLength(WEBHOOK_URL_MAX_LENGTH),
  rule(
    (value) => isAddress.test(String(value)) || (allowsLoopback && isLoopback.test(String(value))),
    WEBHOOK_URL_MESSAGE,
    { pattern: allowsLoopback ? `^(?:${ADDRESS}|${LOOPBACK})$` : `^${ADDRESS}$` },
  ),
]

/** An address of a company's service that is told of events. Rule: NOTE-27. */
export interface Webhook {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly url: string
  readonly events: readonly WebhookEventType[]
  /** The secret of its signatures, sealed. */
  readonly sealedSecret: string
  /** Null while it is on. */
  readonly disabledAt: Date | null
  /** Since when every attempt has failed; null after a success. */
  readonly failingSince: Date | null
  readonly createdAt: Date
}

/** The server of an address: what is shown of it where the whole address would tell too much. */
export const webhookHost = (url: string): string => /^https?:\/\/([^/?]+)/i.exec(url)?.[1] ?? ''

/** Something that a webhook is told, with its attempts. Its uuid is the id of the message. Rules: NOTE-28, NOTE-29. */
export interface WebhookDelivery {
  readonly uuid: Uuid
  readonly webhookUuid: Uuid
  /** The product's event; unique for a webhook, so that it is told once. Null for a ping. */
  readonly eventUuid: Uuid | null
  readonly type: WebhookEventType | 'ping'
  /** What is sent: JSON. */
  readonly body: string
  readonly status: 'delivered' | 'failed' | 'pending'
  readonly attempts: number
  readonly createdAt: Date
  /** When it is tried next; null once it was delivered or has failed. */
  readonly nextAttemptAt: Date | null
  readonly lastAttemptAt: Date | null
  /** The status of the receiver's last answer; null if it did not answer. */
  readonly answerStatus: number | null
  /** The beginning of the receiver's last answer, or why there was none. */
  readonly answer: string | null
}
