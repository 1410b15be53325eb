import { addDays } from '../../shared/index.ts'
import type { Conversation } from '../conversation.ts'

/** Days until a company may ask again after a decline, and after an expiry or a withdrawal. Rule: CONV-13. */
export const ASK_AGAIN_AFTER_DECLINE_DAYS = 90
export const ASK_AGAIN_AFTER_EXPIRY_DAYS = 30

/** Unanswered requests in a row after which a company may not ask again. Rule: CONV-13. */
export const UNANSWERED_REQUESTS_MAX = 2

/** The facts that the rule needs of each conversation of a company with a contractor. */
export type ContactHistory = readonly Pick<Conversation, 'status' | 'statusAt' | 'createdAt'>[]

/** Whether a company may contact a contractor (again); if not, from when, null for never or while there is an open conversation. */
export interface ContactAgainDecision {
  readonly allowed: boolean
  readonly canContactAgainAt: Date | null
}

const UNANSWERED_STATUSES = new Set(['expired', 'withdrawn'])

/**
 * From when a company may contact a contractor again: 90 days after a decline, 30 after an expiry or a withdrawal, never after two
 * unanswered requests in a row, never after a block. Pending, active and closed conversations are answered or reopened instead. Null for
 * never, while there is such a conversation, and without any history. The history may have any order. Rule: CONV-13.
 */
export const canContactAgainAt = (history: ContactHistory): Date | null => {
  const newestFirst = history.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const latest = newestFirst[0]
  if (latest === undefined || newestFirst.some(({ status }) => status === 'blocked')) return null
  if (latest.status !== 'declined' && !UNANSWERED_STATUSES.has(latest.status)) return null
  const answered = newestFirst.findIndex(({ status }) => !UNANSWERED_STATUSES.has(status))
  const unanswered = answered === -1 ? newestFirst.length : answered
  if (unanswered >= UNANSWERED_REQUESTS_MAX) return null
  const days = latest.status === 'declined' ? ASK_AGAIN_AFTER_DECLINE_DAYS : ASK_AGAIN_AFTER_EXPIRY_DAYS
  return addDays(latest.statusAt, days)
}

/** Whether a company may contact a contractor (again) now, from their whole history. Rule: CONV-13. */
export const decideContactAgain = (history: ContactHistory, now: Date): ContactAgainDecision => {
  const again = canContactAgainAt(history)
  return { allowed: history.length === 0 || (again !== null && now >= again), canContactAgainAt: again }
}
