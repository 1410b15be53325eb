/** A day, given as yyyy-mm-dd, as "07 December 2026" in the reader's language: dd MMMM yyyy whatever the locale's order. */
export const formatLongDate = (day: string, locale: string): string => {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))
    .reduce<Record<string, string>>((all, part) => ({ ...all, [part.type]: part.value }), {})
  return [parts['day'], parts['month'], parts['year']].filter(Boolean).join(' ')
}
