const DAY = 86_400

/** The end of the month or year that starts then: on the subscription's anchor day, or the last day of a shorter month. */
export const periodEnd = (start: number, interval: 'month' | 'year', anchorDay: number): number => {
  const from = new Date(start * 1000)
  const month = from.getUTCMonth() + (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(from.getUTCFullYear(), month, Math.min(anchorDay, lastDay)) / 1000
  return midnight + (start % DAY)
}

/** The day of the month of an instant, in UTC. */
export const dayOfMonth = (seconds: number): number => new Date(seconds * 1000).getUTCDate()
