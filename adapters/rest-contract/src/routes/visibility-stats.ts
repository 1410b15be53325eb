import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { visibilityStatsAnswer } from '../wire/visibility-stats.ts'

const quiet = { opened: 0, received: 0, answered: 0 }
const busy = { date: '2026-11-21', appeared: 12, opened: 4, received: 1, answered: 1 }
const days = Array.from({ length: 30 }, (_, at) => {
  const date = new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10)
  return date === busy.date ? busy : { date, appeared: at % 5, ...quiet }
})

/** How often a contractor was found and contacted. Rule: SRCH-44. */
export const visibilityStatsRoutes = {
  readVisibilityStats: route({
    ...routeIndex.readVisibilityStats,
    access: 'session',
    who: 'contractor',
    summary:
      'How often one was in searches, was opened, and was asked and answered in the last 30 days: counts, never by whom',
    success: { status: 200, body: visibilityStatsAnswer },
    problems: {},
    examples: {
      reply: {
        reach: {
          days,
          appeared: { count: days.reduce((sum, { appeared }) => sum + appeared, 0), before: 41 },
          opened: { count: 4, before: 6 },
          received: { count: 1, before: 0 },
          answered: { count: 1, before: 0 },
          countedSince: null,
        },
      },
    },
  }),
}
