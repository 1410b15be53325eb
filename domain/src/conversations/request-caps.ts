import { DAY_MS, no, REQUESTS_PER_COMPANY_A_DAY, REQUESTS_PER_SEAT_A_DAY, secondsUntil } from '../shared/index.ts'
import type { Failure, Uuid } from '../shared/index.ts'
import type { ConversationRepository } from './conversation-repository.port.ts'

/** The UTC day an instant lies in: its beginning. */
const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)

/** Refuses when a seat or its company has made its requests of the UTC day; says when the next day begins. Source: D18. */
export const requestCapProblem = async (
  conversations: Pick<ConversationRepository, 'countStartedSince'>,
  senderUuid: Uuid,
  companyUuid: Uuid,
  now: Date,
): Promise<Failure<'too-many-requests'> | null> => {
  const today = startOfDay(now)
  const { bySender, byCompany } = await conversations.countStartedSince(senderUuid, companyUuid, today)
  if (bySender < REQUESTS_PER_SEAT_A_DAY && byCompany < REQUESTS_PER_COMPANY_A_DAY) return null
  const tomorrow = new Date(today.getTime() + DAY_MS)
  return no('too-many-requests', { retryAfterSeconds: secondsUntil(tomorrow, now) })
}
