/** Days for which the key of a sent mail is stored. */
export const SENT_MAIL_RETENTION_DAYS = 90

/** What became of a claim: 'claimed' is the caller's to send; 'taken' is being sent by another now; the rest is done. */
export type MailClaim = 'claimed' | 'taken' | 'sent' | 'refused'

/**
 * Remembers which mails went, across retries and processes. A claim whose holder died is open again when it runs out: a mail that
 * a server had taken just before is then sent a second time, with the same Message-ID. So a mail goes at least once, and
 * twice only if a process dies between the server's yes and our note of it. Rule: NOTE-21.
 */
export interface MailLedger {
  /** Claims a key until an instant. */
  claim(key: string, now: Date, until: Date): Promise<MailClaim>
  /** Notes that it went, or that it was refused for good. */
  complete(key: string, state: 'sent' | 'refused', at: Date): Promise<void>
  /** Gives a claim back, for the next try. */
  release(key: string): Promise<void>
  /** Forgets what was settled before; answers how many. */
  removeOlderThan(instant: Date): Promise<number>
}
