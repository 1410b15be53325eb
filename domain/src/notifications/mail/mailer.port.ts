import type { EventType, ProductEvent } from '../product-event.ts'
import type { Uuid } from '../../shared/index.ts'

/** A paragraph of text, or a quotation of what somebody wrote. */
export type MailParagraph = string | { readonly quote: string }

/** An attachment of a mail. */
export interface MailAttachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** What the ledger keeps of a mail: no text, link or code, and no name of another person. Rule: MOD-60. */
export interface MailNote {
  /** What the mail is about. */
  readonly kind: EventType
  /** The event whose job sends the mail. */
  readonly jobUuid: Uuid
  /** The account of its recipient; null for people without one. */
  readonly accountUuid: Uuid | null
  /** The address; null if its account is erased. */
  readonly recipient: string | null
  /** The subject, with references in place of other people's names (`referToName`). */
  readonly subject: string
  /** What the mail can be made of again; null if it is never sent again. */
  readonly event: ProductEvent | null
}

/**
 * The content of a mail; the adapter renders it as text and HTML. `key` is unique: the same key is never sent twice. Rules: NOTE-21,
 * NOTE-22.
 */
export interface Mail {
  readonly key: string
  readonly to: string
  readonly subject: string
  /** Plain paragraphs, in order. */
  readonly paragraphs: readonly MailParagraph[]
  /** The action button; null if there is none. */
  readonly action: { readonly label: string; readonly url: string } | null
  /** The one-click link that switches off this kind of mail without a login; null if it cannot be switched off. */
  readonly unsubscribeUrl: string | null
  readonly attachments?: readonly MailAttachment[]
  readonly note: MailNote
}

/**
 * Sends mail, or stores it in the local outbox. A key that was sent already is skipped; 'refused' means that the server rejected the mail
 * permanently, so that it is not retried. Throws `DependencyUnavailable` if a retry may succeed.
 */
export interface Mailer {
  send(mail: Mail): Promise<'sent' | 'refused'>
  /** Whether the mail server responds now. */
  isHealthy(): Promise<boolean>
  close(): Promise<void>
}
