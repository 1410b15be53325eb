import type { SearchParameters } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { parametersToWire, savedSearchFromWire, type SavedSearchView } from './search-from-wire.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { searchKeys } from './keys.ts'
import { finishRemovals, removeWithUndo, withoutRemovals } from './removals.ts'
import { t } from '../../../shared/i18n/index.ts'

const key = searchKeys.saved
const PAGE = 100

/** The options of a new saved search. */
export type SavedSearchForm = Pick<SavedSearchView, 'name' | 'visibility' | 'digest'>
type Changes = Partial<SavedSearchForm> & { readonly parameters?: SearchParameters }

const changesToWire = ({ parameters, ...changes }: Changes) => ({
  ...changes,
  ...(parameters === undefined ? {} : { search_parameters: parametersToWire(parameters) }),
})

/** The user's own and the team's saved searches, with the mutations to change them. Rules: SRCH-36, SRCH-82. */
export function useSavedSearches(isAllowed: boolean) {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const query = useQuery({
    queryKey: key,
    enabled: isAllowed,
    queryFn: async ({ signal }): Promise<readonly SavedSearchView[]> =>
      withoutRemovals(
        orThrow(await calls.listSavedSearches({ query: { limit: PAGE } }, { signal })).savedSearches.map(
          savedSearchFromWire,
        ),
      ),
  })
  const put = (change: (list: readonly SavedSearchView[]) => readonly SavedSearchView[]) => {
    const before = queries.getQueryData<readonly SavedSearchView[]>(key)
    queries.setQueryData(key, change(before ?? []))
    return { before }
  }
  const failed = (error: Error, before: unknown, retry: () => void): void => {
    if (before !== undefined) queries.setQueryData(key, before)
    toasts.show({ text: error.message, tone: 'danger', action: { label: t('Retry'), onAction: retry } })
  }

  const adding = useMutation({
    mutationFn: async ({ parameters, ...form }: SavedSearchForm & { readonly parameters: SearchParameters }) => {
      // The name of a search that is being removed is free.
      await finishRemovals(key)
      const body = { ...form, search_parameters: parametersToWire(parameters) }
      return savedSearchFromWire(orThrow(await calls.addSavedSearch({ body })).savedSearch)
    },
    onSuccess: (saved) => void put((list) => [saved, ...list]),
  })
  const changing = useMutation({
    mutationFn: async ({ uuid, changes }: { readonly uuid: string; readonly changes: Changes }) =>
      savedSearchFromWire(
        orThrow(await calls.changeSavedSearch({ params: { id: uuid }, body: changesToWire(changes) })).savedSearch,
      ),
    onMutate: ({ uuid, changes }) =>
      put((list) => list.map((saved) => (saved.uuid === uuid ? { ...saved, ...changes } : saved))),
    onSuccess: (saved) => void put((list) => list.map((other) => (other.uuid === saved.uuid ? saved : other))),
    onError: (error, change, context) => failed(error, context?.before, () => changing.mutate(change)),
  })
  const remove = (item: SavedSearchView): void =>
    removeWithUndo(queries, {
      key,
      item,
      text: t('“{name}” is removed', { name: item.name }),
      send: () => calls.removeSavedSearch({ params: { id: item.uuid } }, { keepalive: true }),
    })
  return { query, adding, changing, remove }
}
