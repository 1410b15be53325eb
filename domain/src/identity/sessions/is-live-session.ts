import { addDays } from '../../shared/index.ts'
import type { Session } from '../account.ts'

/** A session that was not used for so long has ended, however long it would last. */
export const DEFAULT_SESSION_IDLE_DAYS = 14

/** Whether a session can still be used: within its 31 days, and used in the last `idleDays`. Rules: IDEN-8, IDEN-52. */
export const isLiveSession = (
  { expiresAt, lastSeenAt }: Pick<Session, 'expiresAt' | 'lastSeenAt'>,
  now: Date,
  idleDays: number,
): boolean => now < expiresAt && now < addDays(lastSeenAt, idleDays)
