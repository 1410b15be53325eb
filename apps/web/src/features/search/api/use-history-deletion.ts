import { searchIdentity } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../../shared/api/client.ts'
import type { HistoryView } from './search-from-wire.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'
import { searchKeys } from './keys.ts'
import { finishRemovals, removeWithUndo } from './removals.ts'

const key = searchKeys.history

/** Deletes one entry of the search history, with an undo, or all: optimistically, and with Retry if it fails. Rules: SRCH-33, SRCH-82, UI-21. */
export function useHistoryDeletion() {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const removeOne = (item: HistoryView): void =>
    removeWithUndo(queries, {
      key,
      item,
      identity: searchIdentity(item.parameters),
      text: t('Search deleted'),
      send: () => calls.removeSearch({ params: { uuid: item.uuid } }, { keepalive: true }),
    })
  const all = useMutation({
    mutationFn: async () => {
      await finishRemovals(key)
      const answer = await calls.clearSearchHistory()
      if (!answer.ok) throw new ApiFailure(answer)
    },
    onMutate: () => {
      const before = queries.getQueryData<readonly HistoryView[]>(key)
      if (before !== undefined) queries.setQueryData(key, [])
      return { before }
    },
    onSuccess: () => void toasts.show({ text: t('Your search history is empty') }),
    onError: (error, _none, context) => {
      if (context?.before !== undefined) queries.setQueryData(key, context.before)
      const onAction = (): void => all.mutate()
      toasts.show({ text: error.message, tone: 'danger', action: { label: t('Retry'), onAction } })
    },
  })
  return { removeOne, removeAll: () => all.mutate() }
}
