import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** How often a contractor was found and contacted. Rule: SRCH-44. */
export const visibilityStatsHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, 'readVisibilityStats'> => ({
  readVisibilityStats: async ({ actor }) => {
    const read = await useCases.readVisibilityStats({ actor })
    return read.ok ? ok({ reach: { ...read.value, days: [...read.value.days] } }) : read
  },
})
