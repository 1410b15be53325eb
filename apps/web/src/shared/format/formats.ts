import { DAY_MS } from '@guildhall/domain/shared'
import { language, t } from '../i18n/index.ts'

/** Formats for money, numbers and dates in the reader's locale. Screens never call Intl themselves. */
export const locale = typeof navigator === 'undefined' ? 'en-GB' : navigator.language

const date = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

export type Instant = string | Date

const at = (instant: Instant): Date => (typeof instant === 'string' ? new Date(instant) : instant)
const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString()

type DatePart = 'day' | 'month' | 'year'

/** Every date is written here, so that all have one form: the month in the reader's language, always in the order dd MMMM yyyy. Rule: UI-44. */
const writeDate = (instant: Instant, parts: readonly DatePart[]): string => {
  const written = date.formatToParts(at(instant))
  return parts.map((part) => written.find(({ type }) => type === part)?.value ?? '').join(' ')
}

/** "07 December 2026" */
export const formatDate = (instant: Instant): string => writeDate(instant, ['day', 'month', 'year'])

/** "07 December", where the year is clear because it is the current one; else "07 December 2025". */
export const formatDay = (instant: Instant, now = new Date()): string =>
  at(instant).getFullYear() === now.getFullYear() ? writeDate(instant, ['day', 'month']) : formatDate(instant)

/** "07 December", at an axis, whose labels have the year elsewhere. */
export const formatAxisDay = (instant: Instant): string => writeDate(instant, ['day', 'month'])

/** "March 2021" from a date YYYY-MM-DD of which the day does not count. */
export const formatMonth = (day: string): string => writeDate(`${day}T12:00:00`, ['month', 'year'])

/** "14:01" */
export const formatTime = (instant: Instant): string => time.format(at(instant))

/** When something in a list happened: the time if today, the weekday within a week, else the date. */
export function formatWhen(instant: Instant, now = new Date()): string {
  const then = at(instant)
  if (sameDay(then, now)) return formatTime(then)
  const daysAgo = (now.getTime() - then.getTime()) / DAY_MS
  return daysAgo >= 0 && daysAgo < 6 ? weekday.format(then) : formatDay(then, now)
}

/** "Today", "Yesterday" or the date, for the separators between messages. */
export function formatDayLine(instant: Instant, now = new Date()): string {
  const then = at(instant)
  if (sameDay(then, now)) return t('Today')
  // Not 24 hours ago, which is the day before yesterday just after the clocks went forward.
  if (sameDay(then, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return t('Yesterday')
  return formatDay(then, now)
}

/** "ZAR 1,150,000": whole units, the code before the amount. */
export const formatMoney = (amount: number, currency: string): string => `${currency} ${whole.format(amount)}`

/** "2,000" */
export const formatNumber = (value: number): string => whole.format(value)

/** "7.5": with one decimal, unless it is whole. */
export const formatTenths = (value: number): string => tenths.format(value)

/** "42.5%" from a share of 1. */
export const formatShare = (share: number): string => percent.format(share)

// The conjunction is in the language of the interface, not of the reader's region.
const listOf = (type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
const all = listOf('conjunction')
const any = listOf('disjunction')

/** "Address, picture and company" */
export const formatAll = (words: readonly string[]): string => all.format(words)

/** "Dana Whitfield or Sam Okoro" */
export const formatAny = (words: readonly string[]): string => any.format(words)
