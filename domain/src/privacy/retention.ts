import { addDays, type Clock, IDEMPOTENCY_KEY_HOURS } from '../shared/index.ts'
import { DATA_EXPORT_DAYS } from './data-export.ts'
import { DELETION_UNDO_DAYS, SESSION_DAYS } from '../identity/index.ts'
import { IMPORT_UNDO_HOURS } from '../profiles/index.ts'
import { SEARCH_HISTORY_MAX } from '../search/index.ts'
import { UNVERIFIED_ACCOUNT_DAYS } from './erase-accounts.ts'
import type { ExpiredData, ExpiringKind } from './expired-data.port.ts'

/** Days for which impressions are stored: twice those that the statistics cover, and some to spare. */
export const IMPRESSION_RETENTION_DAYS = 90

/** Minutes for which channel events are stored, so that a client can catch up. Rule: LIVE-4. */
export const CHANNEL_RETENTION_MINUTES = 15

/** One row of the retention table: what is stored, for how long, and why, as shown to users. */
export interface RetentionRule {
  readonly key: string
  readonly what: string
  readonly duration: string
  readonly why: string
  /** Removed that many days after its instant (creation, request or expiry); absent if something else removes it. */
  readonly sweep?: { readonly kind: ExpiringKind; readonly days: number }
}

/** How long data is stored. New kinds of expiring data get a row here. Rule: PRIV-11. */
export const RETENTION: readonly RetentionRule[] = [
  {
    key: 'sessions',
    what: 'Devices that you are signed in on',
    duration: `${SESSION_DAYS} days from signing in, or until you sign out`,
    why: 'So that you stay signed in and can see where',
    sweep: { kind: 'sessions', days: 0 },
  },
  {
    key: 'login-failures',
    what: 'Failed attempts to sign in',
    duration: '1 day',
    why: 'To stop guessing of passwords',
    sweep: { kind: 'login-failures', days: 1 },
  },
  {
    key: 'mail-requests',
    what: 'When verification, reset and confirmation mails were asked for',
    duration: '2 days',
    why: 'So that nobody is flooded with mail',
    sweep: { kind: 'mail-requests', days: 2 },
  },
  {
    key: 'password-resets',
    what: 'Links to reset a password',
    duration: '1 day after they have run out',
    why: 'To say that a link is old',
    sweep: { kind: 'password-resets', days: 1 },
  },
  {
    key: 'email-changes',
    what: 'New e-mail addresses that were not confirmed',
    duration: '1 day after their code has run out',
    why: 'To say that a code is old',
    sweep: { kind: 'email-changes', days: 1 },
  },
  {
    key: 'data-exports',
    what: 'Copies of your data that you asked for',
    duration: `${DATA_EXPORT_DAYS} days`,
    why: 'So that you can fetch them',
    sweep: { kind: 'data-exports', days: 0 },
  },
  {
    key: 'profile-imports',
    what: 'Your profile as it was before an import',
    duration: `${IMPORT_UNDO_HOURS} hours`,
    why: 'So that you can undo it',
    sweep: { kind: 'profile-imports', days: IMPORT_UNDO_HOURS / 24 },
  },
  {
    key: 'channel-events',
    what: 'News for open pages',
    duration: `${CHANNEL_RETENTION_MINUTES} minutes`,
    why: 'So that a page that was away misses nothing',
  },
  {
    key: 'idempotency-keys',
    what: 'Answers to repeated calls',
    duration: `${IDEMPOTENCY_KEY_HOURS} hours`,
    why: 'So that nothing is done twice',
  },
  {
    key: 'search-history',
    what: 'Searches that you made',
    duration: `The last ${SEARCH_HISTORY_MAX}`,
    why: 'So that you can go back to them',
  },
  {
    key: 'sightings',
    what: 'Days on which a contractor was shown in a search or opened from it, without who searched',
    duration: `${IMPRESSION_RETENTION_DAYS} days`,
    why: 'So that contractors see how often they are found',
    sweep: { kind: 'impressions', days: IMPRESSION_RETENTION_DAYS },
  },
  {
    key: 'invoices',
    what: 'Invoices, receipts and credit notes',
    duration: 'For good, also after a company is closed',
    why: 'Because the law asks for them',
  },
  {
    key: 'unverified-accounts',
    what: 'Accounts whose e-mail address was never verified',
    duration: `${UNVERIFIED_ACCOUNT_DAYS} days`,
    why: 'So that you can still verify it',
  },
  {
    key: 'deleted-accounts',
    what: 'Accounts that are deleted',
    duration: `${DELETION_UNDO_DAYS} days`,
    why: 'So that you can change your mind',
  },
]

export interface ApplyRetentionDeps {
  readonly expiredData: ExpiredData
  readonly clock: Clock
}

const BATCH = 1_000

/** Removes all expired data in batches; returns how many by key. Idempotent. Rule: PRIV-11. */
export const applyRetention =
  ({ expiredData, clock }: ApplyRetentionDeps) =>
  async (): Promise<Readonly<Record<string, number>>> => {
    const now = clock.now()
    const swept: Record<string, number> = {}
    for (const { key, sweep } of RETENTION) {
      if (sweep === undefined) continue
      const before = addDays(now, -sweep.days)
      let total = 0
      for (;;) {
        const removed = await expiredData.remove(sweep.kind, before, BATCH)
        total += removed
        if (removed < BATCH) break
      }
      swept[key] = total
    }
    return swept
  }
