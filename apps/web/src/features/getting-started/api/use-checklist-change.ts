import type { ChecklistWire } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'
import { gettingStartedKeys } from './keys.ts'

/** Dismisses (true) or restores the checklist: optimistically, with Undo, and with Retry if it fails. Rules: ONB-26, UI-21. */
export function useChecklistChange(): (dismissed: boolean) => void {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const change = useMutation({
    mutationFn: async (dismissed: boolean) => orThrow(await calls.dismissChecklist({ body: { dismissed } })).checklist,
    onMutate: async (dismissed) => {
      await queries.cancelQueries({ queryKey: gettingStartedKeys.checklist })
      const before = queries.getQueryData<ChecklistWire>(gettingStartedKeys.checklist)
      if (before !== undefined) queries.setQueryData(gettingStartedKeys.checklist, { ...before, dismissed })
      return { before }
    },
    onSuccess: (checklist, dismissed) => {
      queries.setQueryData(gettingStartedKeys.checklist, checklist)
      if (dismissed) {
        toasts.show({
          text: t('Getting started is put away'),
          action: { label: t('Undo'), onAction: () => change.mutate(false) },
        })
      }
    },
    onError: (error, dismissed, context) => {
      if (context?.before !== undefined) queries.setQueryData(gettingStartedKeys.checklist, context.before)
      const retry = { label: t('Retry'), onAction: () => change.mutate(dismissed) }
      toasts.show({ text: error.message, tone: 'danger', action: retry })
    },
  })
  return (dismissed) => change.mutate(dismissed)
}
