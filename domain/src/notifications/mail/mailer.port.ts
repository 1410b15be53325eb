/** A paragraph of our own, or what somebody wrote, set apart. */
export type MailParagraph = string | { readonly quote: string }

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * A mail as the domain words it; the adapter sets it in text and HTML. `key` is unique: the same key is never sent twice.
 * Rules: NOTE-21, NOTE-22.
 */
export interface Mail {
  readonly key: string
  readonly to: string
  readonly subject: string
  /** Plain paragraphs, in order. */
  readonly paragraphs: readonly MailParagraph[]
  /** The one thing to do, as a button; null where there is none. */
  readonly action: { readonly label: string; readonly url: string } | null
  /** Where this kind of mail is switched off without a login, also by one click; null for mail that cannot be. */
  readonly unsubscribeUrl: string | null
  readonly attachments?: readonly MailAttachment[]
}

/**
 * Sends mail, or keeps it in the local outbox. A key that was sent already is silently done; 'refused' is a mail that its server
 * will never take, and is not tried again. Throws `DependencyAway` where a later try may succeed.
 */
export interface Mailer {
  send(mail: Mail): Promise<'sent' | 'refused'>
  /** Whether the server for outgoing mail answers now. */
  isHealthy(): Promise<boolean>
  close(): Promise<void>
}
