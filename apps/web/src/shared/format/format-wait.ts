import { formatTime } from './formats.ts'
import { t } from '../i18n/index.ts'

const MINUTE_SECONDS = 60

/** When a wait is over: "in a minute", or the time of day. Seconds; null where nobody knows. */
export function formatWait(seconds: number | null): string {
  if (seconds === null) return 'later'
  return seconds <= MINUTE_SECONDS
    ? t('in a minute')
    : t('at {time}', { time: formatTime(new Date(Date.now() + seconds * 1000)) })
}

/** What somebody hears who tried too often: a refusal in its own words, with when it may be tried again. Rules: IDEN-10, IDEN-26. */
export const tooManyAttemptsMessage = (retryAfter: number | null): string =>
  t('Too many attempts. Please try again {wait}.', { wait: formatWait(retryAfter) })
