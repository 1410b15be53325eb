import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { Mail, MailNote } from './mailer.port.ts'

/**
 * The result of a claim: 'claimed' means that the caller sends the mail, 'taken' that another process is sending it; 'sent' and 'refused'
 * are final.
 */
export type MailClaim = 'claimed' | 'taken' | 'sent' | 'refused'

/** 'waiting': it is being sent, or will be tried again. */
export const MAIL_STATES = ['waiting', 'sent', 'refused'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A mail as the ledger knows it. Rule: MOD-60. */
export interface LedgerEntry extends MailNote {
  readonly uuid: Uuid
  /** The mail's key. */
  readonly key: string
  readonly state: MailState
  readonly attempts: number
  /** Why the last attempt failed, or why it was refused; null if nothing failed. */
  readonly error: string | null
  /** When it was sent or refused; while it waits, the last attempt. */
  readonly at: Date
}

/** Which entries. */
export interface LedgerFilter {
  readonly state: MailState | 'all'
  /** A part of the recipient's address, in any case; empty for all. */
  readonly text: string
  /** Only mails to this account; null for all. */
  readonly accountUuid: Uuid | null
}

/**
 * Records which mails were sent, across retries and processes. The claim of a crashed process expires: if the mail server had accepted the
 * mail just before, it is sent again, with the same Message-ID. So a mail is sent at least once, and twice only if a process crashes
 * between the server's acceptance and our record of it. Rules: MOD-60, NOTE-21.
 */
export interface MailLedger {
  /** Claims the mail's key until an instant. */
  claim(mail: Pick<Mail, 'key' | 'note'>, now: Date, until: Date): Promise<MailClaim>
  /** Records that the mail was sent, or that it was refused permanently, and why. */
  complete(
    key: string,
    result: { readonly state: 'sent' | 'refused'; readonly error: string | null },
    at: Date,
  ): Promise<void>
  /** Releases a claim, for the next attempt, and says why this one failed. */
  release(key: string, error: string, at: Date): Promise<void>
  /** Records that what waits of a job is never sent, because the job was dropped. */
  giveUp(jobUuid: Uuid, error: string, at: Date): Promise<void>
  /** Entries by their last change, the newest first. */
  list(filter: LedgerFilter, page: PageRequest): Promise<Page<LedgerEntry>>
  find(uuid: Uuid): Promise<LedgerEntry | null>
  /** Removes entries that were completed, or whose claim ended, before the instant; returns how many. */
  removeOlderThan(instant: Date): Promise<number>
}
