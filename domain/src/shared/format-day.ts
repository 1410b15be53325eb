/** Formats a day for display: '12 March 2026', two digits for the day. Rule: BASE-5. */
export const formatDay = (instant: Date): string =>
  instant.toLocaleDateString('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })
