import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, orThrow } from '../../../shared/api/client.ts'
import { type HistoryView, parametersToWire } from './search-from-wire.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'
import { searchKeys } from './keys.ts'

const key = searchKeys.history

/**
 * Deletes one entry of the search history, with an undo, or all. They are removed optimistically; if deleting fails, they are restored and a toast
 * offers Retry. Rules: SRCH-33, UI-21.
 */
export function useHistoryDeletion() {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const taking = (change: (list: readonly HistoryView[]) => readonly HistoryView[]) => {
    const before = queries.getQueryData<readonly HistoryView[]>(key)
    if (before !== undefined) queries.setQueryData(key, change(before))
    return { before }
  }
  const failed = (error: Error, before: unknown, retry: () => void): void => {
    if (before !== undefined) queries.setQueryData(key, before)
    toasts.show({ text: error.message, tone: 'danger', action: { label: t('Retry'), onAction: retry } })
  }
  const readAgain = (): void => void queries.invalidateQueries({ queryKey: key })

  const back = useMutation({
    mutationFn: async ({ results, parameters }: HistoryView) =>
      orThrow(
        await calls.recordSearch({ body: { results: [...results], search_parameters: parametersToWire(parameters) } }),
      ),
    onSettled: readAgain,
  })
  const one = useMutation({
    mutationFn: async ({ uuid }: HistoryView) => {
      const answer = await calls.removeSearch({ params: { uuid } })
      if (!answer.ok && answer.status !== 404) throw new ApiFailure(answer)
    },
    onMutate: ({ uuid }) => taking((list) => list.filter((entry) => entry.uuid !== uuid)),
    onSuccess: (_answer, entry) => {
      toasts.show({ text: t('Search deleted'), action: { label: t('Undo'), onAction: () => back.mutate(entry) } })
      readAgain()
    },
    onError: (error, entry, context) => failed(error, context?.before, () => one.mutate(entry)),
  })
  const all = useMutation({
    mutationFn: async () => {
      const answer = await calls.clearSearchHistory()
      if (!answer.ok) throw new ApiFailure(answer)
    },
    onMutate: () => taking(() => []),
    onSuccess: () => void toasts.show({ text: t('Your search history is empty') }),
    onError: (error, _none, context) => failed(error, context?.before, () => all.mutate()),
  })
  return { removeOne: (entry: HistoryView) => one.mutate(entry), removeAll: () => all.mutate() }
}
