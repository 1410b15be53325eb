import { z } from 'zod'

const date = z.string().meta({ format: 'date' })
const count = z.number().int()

/** A sum over the 30 days, and over the 30 before them; null if those were not fully counted. */
const figure = z.object({ count, before: count.nullable() })

/**
 * How often a contractor was found in the last 30 UTC days, oldest first, including today. `appeared` and `opened` count each search once
 * a day; `received` counts requests by the day of receipt, `answered` those accepted or declined since. No names. Rule: SRCH-44.
 */
export const visibilityStatsAnswer = z
  .object({
    reach: z.object({
      days: z.array(z.object({ date, appeared: count, opened: count, received: count, answered: count })),
      appeared: figure,
      opened: figure,
      received: figure,
      answered: figure,
      countedSince: date.nullable().meta({ description: 'The day that counting searches began on, if within the 30' }),
    }),
  })
  .meta({ id: 'Reach' })

export type VisibilityStatsWire = z.output<typeof visibilityStatsAnswer>['reach']
