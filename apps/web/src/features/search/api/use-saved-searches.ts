import type { SearchParameters } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, orThrow } from '../../../shared/api/client.ts'
import { parametersToWire, savedSearchFromWire, type SavedSearchView } from './search-from-wire.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { searchKeys } from './keys.ts'
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

/** The user's own and the team's saved searches, with the mutations to change them. Rule: SRCH-36. */
export function useSavedSearches(isAllowed: boolean) {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const query = useQuery({
    queryKey: key,
    enabled: isAllowed,
    queryFn: async ({ signal }): Promise<readonly SavedSearchView[]> =>
      orThrow(await calls.listSavedSearches({ query: { limit: PAGE } }, { signal })).savedSearches.map(
        savedSearchFromWire,
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
    mutationFn: async ({ parameters, ...form }: SavedSearchForm & { readonly parameters: SearchParameters }) =>
      savedSearchFromWire(
        orThrow(await calls.addSavedSearch({ body: { ...form, search_parameters: parametersToWire(parameters) } }))
          .savedSearch,
      ),
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
  const removing = useMutation({
    mutationFn: async ({ uuid }: SavedSearchView) => {
      const answer = await calls.removeSavedSearch({ params: { id: uuid } })
      if (!answer.ok && answer.status !== 404) throw new ApiFailure(answer)
    },
    onMutate: ({ uuid }) => put((list) => list.filter((saved) => saved.uuid !== uuid)),
    onSuccess: (_answer, { name, visibility, digest, parameters }) => {
      const undo = (): void => adding.mutate({ name, visibility, digest, parameters })
      toasts.show({ text: t('“{name}” is removed', { name }), action: { label: t('Undo'), onAction: undo } })
    },
    onError: (error, saved, context) => failed(error, context?.before, () => removing.mutate(saved)),
  })
  return { query, adding, changing, removing }
}
