import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Lists that operators change. Rules: MOD-51, MOD-52, MOD-75 to MOD-78. */
export const staffListHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'readListEntries'
  | 'addListEntry'
  | 'changeListEntry'
  | 'mergeListEntries'
  | 'listVettingReasons'
  | 'listSynonyms'
  | 'changeSynonyms'
  | 'listEmptySearches'
> => ({
  readListEntries: async ({ actor, params }) => {
    const read = await useCases.readListEntries({ actor, ...params })
    return read.ok ? ok({ entries: [...read.value.entries], unlisted: [...read.value.unlisted] }) : read
  },
  addListEntry: ({ actor, body, params }) =>
    useCases.addListEntry({
      actor,
      ...params,
      ...body,
      message: body.message ?? null,
      section: body.section ?? null,
    }),
  changeListEntry: ({ actor, body, params }) =>
    useCases.changeListEntry({ actor, ...params, ...body, message: body.message ?? null }),
  mergeListEntries: ({ actor, body, params }) => useCases.mergeListEntries({ actor, ...params, ...body }),
  listVettingReasons: async ({ actor }) => {
    const listed = await useCases.listVettingReasons({ actor })
    return listed.ok ? ok({ reasons: [...listed.value] }) : listed
  },
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
