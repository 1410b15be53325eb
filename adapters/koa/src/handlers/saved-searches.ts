import type { SavedSearchForm } from '@guildhall/domain/search'
import { ok } from '@guildhall/domain/shared'
import type { Routes, SavedSearchChangesWire } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toSavedSearchWire } from '../mappers/saved-search.mapper.ts'
import { toSearchParameters } from '../mappers/search-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const toChanges = ({ search_parameters, ...fields }: SavedSearchChangesWire): Partial<SavedSearchForm> => ({
  ...(fields.name === undefined ? {} : { name: fields.name }),
  ...(fields.visibility === undefined ? {} : { visibility: fields.visibility }),
  ...(fields.digest === undefined ? {} : { digest: fields.digest }),
  ...(search_parameters === undefined ? {} : { parameters: toSearchParameters(search_parameters) }),
})

/** Saved searches. Rule: SRCH-36. */
export const savedSearchHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'listSavedSearches' | 'addSavedSearch' | 'changeSavedSearch' | 'removeSavedSearch'
> => ({
  listSavedSearches: async ({ actor, query }) => {
    const list = await useCases.listSavedSearches({ actor, page: toPageRequest(query) })
    if (!list.ok) return list
    return ok({ savedSearches: list.value.items.map(toSavedSearchWire), next_cursor: list.value.nextCursor })
  },
  addSavedSearch: async ({ actor, body }) => {
    const { digest, name, search_parameters, visibility } = body
    const form = { name, visibility, digest, parameters: toSearchParameters(search_parameters) }
    const added = await useCases.addSavedSearch({ actor, form })
    return added.ok ? ok({ savedSearch: toSavedSearchWire(added.value) }) : added
  },
  changeSavedSearch: async ({ actor, body, params }) => {
    const changed = await useCases.changeSavedSearch({ actor, uuid: params.id, form: toChanges(body) })
    return changed.ok ? ok({ savedSearch: toSavedSearchWire(changed.value) }) : changed
  },
  removeSavedSearch: async ({ actor, params }) => {
    const removed = await useCases.removeSavedSearch({ actor, uuid: params.id })
    return removed.ok ? ok(null) : removed
  },
})
