import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { refreshSession } from '../../session/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Resubmits the profile for vetting. Rule: PROF-31. */
export function useResubmit() {
  const queries = useQueryClient()
  const sending = useMutation({
    mutationFn: async () => {
      const answer = await api.resubmitProfile()
      await refreshSession(queries).catch(() => null)
      return answer
    },
    // Not an option of the call: the page may have been left by then.
    onSuccess: (answer) => {
      if (answer.ok) {
        toasts.show({ text: t('Your profile is sent again'), tone: 'success' })
        return
      }
      const isAgain = answer.problem === 'network-error' || answer.status >= 500
      const retry = isAgain ? { action: { label: t('Retry'), onAction: () => sending.mutate() } } : {}
      toasts.show({ text: t('Not sent. {message}', { message: answer.message }), tone: 'danger', ...retry })
    },
  })
  return { isSending: sending.isPending, resubmit: () => sending.mutate() }
}
