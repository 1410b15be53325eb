/**
 * A mail as the domain words it; the adapter sets it in text and HTML. `key` is unique: the same key is never sent twice.
 * Source: D10.
 */
export interface Mail {
  readonly key: string
  readonly to: string
  readonly subject: string
  /** Plain paragraphs, in order. */
  readonly paragraphs: readonly string[]
  /** The one thing to do, as a button; null where there is none. */
  readonly action: { readonly label: string; readonly url: string } | null
  /** Where this kind of mail is switched off; null for mail that cannot be. */
  readonly unsubscribeUrl: string | null
}

/** Sends mail, or keeps it in the local outbox. A key that was sent already is silently done. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
