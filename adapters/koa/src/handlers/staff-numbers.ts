import { NUMBERS_RANGE_DEFAULT, type WeekNumbers } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toWeekWire = (week: WeekNumbers) => ({ ...week, start: week.start.toISOString(), revenue: [...week.revenue] })

/** The numbers that operators steer by. Rule: MOD-70. */
export const staffNumberHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'readNumbers' | 'exportNumbers'> => ({
  readNumbers: async ({ actor, query }) => {
    const read = await useCases.readNumbers({ actor, weeks: query.weeks ?? NUMBERS_RANGE_DEFAULT })
    return read.ok ? ok({ weeks: read.value.map(toWeekWire) }) : read
  },
  exportNumbers: ({ actor, body }) => useCases.exportNumbers({ actor, weeks: body.weeks }),
})
