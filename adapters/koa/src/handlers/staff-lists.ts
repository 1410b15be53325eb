import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Lists that operators change. Rules: MOD-51, MOD-52. */
export const staffListHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'listSynonyms' | 'changeSynonyms' | 'listEmptySearches'> => ({
  listSynonyms: async ({ actor }) => {
    const listed = await useCases.listSynonyms({ actor })
    return listed.ok ? ok({ groups: listed.value.map((group) => [...group]) }) : listed
  },
  changeSynonyms: ({ actor, body }) => useCases.changeSynonyms({ actor, ...body }),
  listEmptySearches: async ({ actor }) => {
    const listed = await useCases.listEmptySearches({ actor })
    if (!listed.ok) return listed
    return ok({ searches: listed.value.map((search) => ({ ...search, lastAt: search.lastAt.toISOString() })) })
  },
})
