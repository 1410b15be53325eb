import { addHours, SECOND_MS } from '../../shared/index.ts'

export const VERIFICATION_MAIL_INTERVAL_SECONDS = 60
export const VERIFICATION_MAILS_PER_DAY = 5

/**
 * When the next requested mail may be sent, null if it may be sent now: one a minute, five a day. `sent` is newest first and covers a day.
 * Rule: IDEN-26.
 */
export const nextMailAllowedAt = (sent: readonly Date[], now: Date): Date | null => {
  const fifth = sent[VERIFICATION_MAILS_PER_DAY - 1]
  if (fifth !== undefined) return addHours(fifth, 24)
  const last = sent[0]
  if (last === undefined) return null
  const next = new Date(last.getTime() + VERIFICATION_MAIL_INTERVAL_SECONDS * SECOND_MS)
  return next > now ? next : null
}
