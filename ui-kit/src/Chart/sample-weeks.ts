import type { ChartPeriod, ChartProps, ChartSeries } from './index.ts'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June']

/** Weeks from 29 December on. */
const toPeriod = (index: number): ChartPeriod => {
  const day = new Date(Date.UTC(2025, 11, 29 + index * 7))
  const shortLabel = `${String(day.getUTCDate()).padStart(2, '0')} ${MONTHS[day.getUTCMonth()] ?? 'December'}`
  return { id: day.toISOString(), label: `Week of ${shortLabel} ${day.getUTCFullYear()}`, shortLabel }
}

/** So many weeks; the last ones can still change. */
export const sampleWeeks = (count: number, open = 1): readonly ChartPeriod[] =>
  Array.from({ length: count }, (_, index) => ({
    ...toPeriod(index),
    ...(index >= count - open ? { note: open === 1 ? 'not over yet' : 'can still change' } : {}),
  }))

/** Values that grow and vary, the same each time. */
const grow = (count: number, from: number, by: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.round(from + index * by + ((index * 7) % 5) * by))

export const WEEKS = 26

export const signUps: readonly ChartSeries[] = [
  { id: 'contractors', label: 'Contractors', values: [...grow(WEEKS - 1, 19, 0.9), 11] },
  { id: 'employers', label: 'Employers', values: [...grow(WEEKS - 1, 2, 0.2), 3] },
]

export const requests: ChartSeries = { id: 'sent', label: 'Requests', values: [...grow(WEEKS - 1, 180, 9), 120] }

export const answerRate: readonly ChartSeries[] = [
  {
    id: 'rate',
    label: 'Answer rate',
    values: grow(WEEKS, 62, 0.4).map((percent, index) => (index === 5 || index === 12 ? null : percent / 100)),
  },
]

/** What all stories have. */
export const sampleChart: ChartProps = {
  label: 'Sign-ups',
  caption: 'People who verified their address and signed in for the first time.',
  periodHeader: 'Week',
  periods: sampleWeeks(WEEKS),
  formatValue: String,
  isWhole: true,
  emptyState: 'Nobody has signed up yet.',
}
