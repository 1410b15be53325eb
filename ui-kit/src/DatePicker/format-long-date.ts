/** Formats a yyyy-mm-dd date as "07 December 2026": month names of the locale, always in the order dd MMMM yyyy. */
export const formatLongDate = (day: string, locale: string): string => {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))
    .reduce<Record<string, string>>((all, part) => ({ ...all, [part.type]: part.value }), {})
  return [parts['day'], parts['month'], parts['year']].filter(Boolean).join(' ')
}
