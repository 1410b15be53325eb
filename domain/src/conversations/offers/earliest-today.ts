import { addHours, calendarDateOf } from '../../shared/index.ts'

/** The earliest day that is "today" somewhere, twelve hours behind UTC: the server does not know the sender's zone. Rule: CONV-31. */
export const earliestToday = (now: Date): string => calendarDateOf(addHours(now, -12))
