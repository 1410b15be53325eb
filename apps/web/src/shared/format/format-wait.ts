import { formatTime } from './formats.ts'
import { t } from '../i18n/index.ts'

const MINUTE_SECONDS = 60

/** When a wait is over: "in a minute", or the time of day. In seconds; null if it is unknown. */
export function formatWait(seconds: number | null): string {
  if (seconds === null) return 'later'
  return seconds <= MINUTE_SECONDS
    ? t('in a minute')
    : t('at {time}', { time: formatTime(new Date(Date.now() + seconds * 1000)) })
}

/** The message after too many attempts, with the time of the next possible attempt. Rules: IDEN-10, IDEN-26. */
export const tooManyAttemptsMessage = (retryAfter: number | null): string =>
  t('Too many attempts. Please try again {wait}.', { wait: formatWait(retryAfter) })
