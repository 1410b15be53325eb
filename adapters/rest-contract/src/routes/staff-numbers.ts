import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { numbers, numbersExport, numbersExportForm, numbersQuery } from '../wire/staff-numbers.ts'

const week = {
  week: '2026-W10',
  start: '2026-03-02T00:00:00.000Z',
  isInProgress: false,
  signUps: { contractors: 41, employers: 6 },
  vetting: { approvals: 33, decisions: 35, medianHours: 7.5, ninetiethHours: 31.2 },
  requests: { sent: 210, countable: 208, answered: 156, answerRate: 0.75, isFinal: true },
  trials: { started: 4, paid: 1, conversion: 0.25, isFinal: false },
  revenue: [{ minor: 1_224_000, currency: 'USD' }],
  companies: { payingAtStart: 40, stopped: 1, churn: 0.025, payingAtEnd: 42 },
}
const managers = { access: 'operator', operatorRight: 'see-numbers' } as const

/** What operators steer by. Rules: MOD-70, MOD-71, MOD-72, MOD-73, MOD-74. */
export const staffNumberRoutes = {
  readNumbers: route({
    ...routeIndex.readNumbers,
    ...managers,
    summary: 'Sign-ups, approvals, requests, trials, revenue and churn by ISO week (UTC), this week last',
    query: numbersQuery,
    success: { status: 200, body: numbers },
    problems: {},
    examples: { query: { weeks: 12 }, reply: { weeks: [week] } },
  }),
  exportNumbers: route({
    ...routeIndex.exportNumbers,
    ...managers,
    summary: 'The numbers as CSV, a row for each week; the export is in the log',
    body: numbersExportForm,
    success: { status: 200, body: numbersExport },
    problems: {},
    examples: { body: { weeks: 52 }, reply: { csv: 'Week,Monday (UTC),Over,Sign-ups of contractors\r\n' } },
  }),
}
