import { isWorkName, type WorkName } from '@guildhall/domain/moderation'
import type { ReactionName } from '@guildhall/domain/notifications'
import { formatNumber } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'
import type { IndexComparison, ScheduledWork } from './api/use-system.ts'

/** What is done after an event. */
const reactionLabels: Readonly<Record<ReactionName, string>> = {
  channel: t('News for open pages'),
  index: t('Search index'),
  list: t('Spelling of the lists'),
  notify: t('Inbox and notifications'),
  mail: t('Mails'),
  numbers: t('Numbers by week'),
  payment: t('Payments'),
  verification: t('Verification of companies'),
  webhook: t('Webhooks'),
}

export const formatReaction = (reaction: string): string => reactionLabels[reaction as ReactionName] ?? reaction

const workLabels: Readonly<Record<WorkName, string>> = {
  'announce-vetting-decisions': t('Announce decisions about profiles'),
  'apply-retention': t('Remove what is no longer kept'),
  'check-availability': t('Ask for availability'),
  'deliver-webhooks': t('Deliver webhooks'),
  'end-cancelled': t('End cancelled plans'),
  'erase-accounts': t('Erase deleted accounts'),
  'expire-requests': t('Expire requests'),
  'forget-channel-events': t('Remove old news for pages'),
  'forget-idempotency-keys': t('Remove answers to repeated calls'),
  'forget-sent-mails': t('Remove old entries of mails'),
  'invoice-renewals': t('Invoice renewals'),
  'mail-unread-messages': t('Mail unread messages'),
  'make-exports': t('Make copies of data'),
  'past-due': t('Find late payments'),
  'remind-contractors': t('Remind of requests'),
  'remind-of-invoices': t('Remind of invoices'),
  'remove-unverified-accounts': t('Remove unverified accounts'),
  'respell-profiles': t('Spell profiles as the lists do'),
  'send-search-digests': t('Mail saved searches'),
  'suspend-unpaid': t('Suspend unpaid plans'),
  'tell-of-renewals': t('Announce renewals'),
  'tell-trials': t('Announce the end of trials'),
  'tidy-files': t('Remove unused files'),
  'update-exchange-rates': t('Update exchange rates'),
  'compare-index': t('Compare the index'),
  'rebuild-index': t('Rebuild the index'),
  'repair-index': t('Repair the index'),
  'settle-change-requests': t('Settle changes of plans without an answer'),
}

/** Scheduled work in words; the queue of a newer release may have a name that this page does not know. */
export const formatWork = (name: string): string => (isWorkName(name) ? workLabels[name] : name)

/** How the last run of scheduled work ended. */
export type WorkOutcome = 'done' | 'failed' | 'never' | 'running'

export const outcomeOf = ({ endedAt, error, startedAt }: ScheduledWork): WorkOutcome => {
  if (startedAt === null) return 'never'
  if (endedAt === null) return 'running'
  return error === null ? 'done' : 'failed'
}

export const outcomeLabels = {
  done: { label: t('Done'), tone: 'success' },
  failed: { label: t('Failed'), tone: 'danger' },
  never: { label: t('Not run yet'), tone: 'outline' },
  running: { label: t('Running'), tone: 'info' },
} as const satisfies Readonly<Record<WorkOutcome, object>>

const SECOND_MS = 1_000

/** How long a run took: "under a second", "12 s", "4 min". */
export function formatDuration(startedAt: string, endedAt: string): string {
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / SECOND_MS)
  if (seconds < 1) return t('under a second')
  return seconds < 120 ? t('{seconds} s', { seconds }) : t('{minutes} min', { minutes: Math.round(seconds / 60) })
}

/** What a comparison found, in a sentence. Rule: MOD-65. */
export function formatComparison({ isRepair, missing, outdated, remaining, surplus }: IndexComparison): string {
  const found = missing + outdated + surplus
  if (found === 0) return t('The index has what the database says')
  const count = formatNumber(found)
  if (!isRepair) return t('Differences: {count}', { count })
  return remaining === 0
    ? t('Differences: {count}, all repaired', { count })
    : t('Differences: {count}, of which {left} are left', { count, left: formatNumber(remaining) })
}
