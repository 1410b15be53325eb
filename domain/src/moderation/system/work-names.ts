/** The work that runs on a schedule, or when an operator starts it. The queue stores these names, so they stay. Rules: BASE-15, MOD-64. */
export const SCHEDULED_WORK = [
  'announce-vetting-decisions',
  'apply-retention',
  'check-availability',
  'compare-index',
  'deliver-webhooks',
  'end-cancelled',
  'erase-accounts',
  'expire-requests',
  'forget-channel-events',
  'forget-idempotency-keys',
  'forget-sent-mails',
  'invoice-renewals',
  'mail-unread-messages',
  'make-exports',
  'past-due',
  'rebuild-index',
  'remind-contractors',
  'remind-of-invoices',
  'remove-unverified-accounts',
  'repair-index',
  'respell-profiles',
  'send-search-digests',
  'settle-change-requests',
  'suspend-unpaid',
  'tell-of-renewals',
  'tell-trials',
  'tidy-files',
  'update-exchange-rates',
] as const

export type WorkName = (typeof SCHEDULED_WORK)[number]

/** Whether there is scheduled work of a name; the queue may still have the name of an earlier release. */
export const isWorkName = (name: string): name is WorkName => SCHEDULED_WORK.some((work) => work === name)

/** Work that operators start by name: the comparison of the index with the database, its repair, and its rebuild. Rules: MOD-65, MOD-66, SRCH-88. */
export const COMPARE_INDEX = 'compare-index' satisfies WorkName
export const REPAIR_INDEX = 'repair-index' satisfies WorkName
export const REBUILD_INDEX = 'rebuild-index' satisfies WorkName
