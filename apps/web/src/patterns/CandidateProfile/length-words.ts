const monthsOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year * 12 + month - 1
}

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** How long something lasted, its first and last month included: "4 years 8 months". Dates are YYYY-MM-DD, no end is now. */
export function lengthWords(start: string, end: string | null, now: Date): string {
  const last = end === null ? now.getUTCFullYear() * 12 + now.getUTCMonth() : monthsOf(end)
  const months = Math.max(1, last - monthsOf(start) + 1)
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [...(years > 0 ? [counted(years, 'year')] : []), ...(rest > 0 ? [counted(rest, 'month')] : [])].join(' ')
}
