import { err, secondsUntil, DAY_MS } from '../../shared/index.ts'
import type { Failure, Uuid } from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'

/** Requests that a member, and a whole company, may send in a UTC day. Rule: CONV-24. */
export const REQUESTS_PER_SEAT_PER_DAY = 25
export const REQUESTS_PER_COMPANY_PER_DAY = 200

/** The UTC day of an instant, by which requests are counted. */
export const toRequestDay = (now: Date): { readonly begins: Date; readonly ends: Date } => {
  const begins = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  return { begins, ends: new Date(begins.getTime() + DAY_MS) }
}

/**
 * The problem of a member or company that has reached its limit of the UTC day, with the seconds until the next day; null if neither has.
 * Rule: CONV-24.
 */
export const findRequestCapProblem = async (
  conversations: Pick<ConversationRepository, 'countStartedSince'>,
  senderUuid: Uuid,
  companyUuid: Uuid,
  now: Date,
): Promise<Failure<'too-many-requests'> | null> => {
  const { begins, ends } = toRequestDay(now)
  const { bySender, byCompany } = await conversations.countStartedSince(senderUuid, companyUuid, begins)
  if (bySender < REQUESTS_PER_SEAT_PER_DAY && byCompany < REQUESTS_PER_COMPANY_PER_DAY) return null
  return err('too-many-requests', { retryAfterSeconds: secondsUntil(ends, now) })
}
