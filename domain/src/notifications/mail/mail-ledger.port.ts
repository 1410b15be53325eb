/**
 * The result of a claim: 'claimed' means that the caller sends the mail, 'taken' that another process is sending it; 'sent' and 'refused'
 * are final.
 */
export type MailClaim = 'claimed' | 'taken' | 'sent' | 'refused'

/**
 * Records which mails were sent, across retries and processes. The claim of a crashed process expires: if the mail server had accepted the
 * mail just before, it is sent again, with the same Message-ID. So a mail is sent at least once, and twice only if a process crashes
 * between the server's acceptance and our record of it. Rule: NOTE-21.
 */
export interface MailLedger {
  /** Claims a key until an instant. */
  claim(key: string, now: Date, until: Date): Promise<MailClaim>
  /** Records that the mail was sent, or that it was refused permanently. */
  complete(key: string, state: 'sent' | 'refused', at: Date): Promise<void>
  /** Releases a claim, for the next attempt. */
  release(key: string): Promise<void>
  /** Removes entries that were completed, or whose claim ended, before the instant; returns how many. */
  removeOlderThan(instant: Date): Promise<number>
}
