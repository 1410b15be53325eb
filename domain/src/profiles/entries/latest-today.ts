import { addHours, calendarDateOf } from '../../shared/index.ts'

/** The latest day that is "today" somewhere, fourteen hours ahead of UTC: the server does not know the user's zone. Rule: PROF-52. */
export const latestToday = (now: Date): string => calendarDateOf(addHours(now, 14))
