import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshSession } from '../../session/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import { api } from '../../../shared/api/client.ts'

export interface StillAvailable {
  readonly isSaving: boolean
  readonly confirm: (availability: number) => void
}

/** Saves the unchanged availability again, which updates its date, and shows a toast; if that fails, one with Retry. Rule: PROF-22. */
export function useStillAvailable(): StillAvailable {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: async (availability: number) => {
      const answer = await api.saveUser({ body: { availability } })
      if (answer.ok) await refreshSession(queries).catch(() => null)
      return answer
    },
    // Not an option of the call: the page may have been left by then.
    onSuccess: (answer, availability) => {
      if (answer.ok) {
        toasts.show({ text: t('Your availability is confirmed'), tone: 'success' })
        return
      }
      const action = { label: t('Retry'), onAction: () => saving.mutate(availability) }
      toasts.show({ text: t('Not confirmed. {message}', { message: answer.message }), tone: 'danger', action })
    },
  })
  return { isSaving: saving.isPending, confirm: (availability) => saving.mutate(availability) }
}
