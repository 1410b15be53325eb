import { isPaymentLate } from '@guildhall/domain/billing'
import type { Answer } from '@guildhall/rest-contract/client'
import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../shared/api/client.ts'
import { planQuery } from './billing-queries.ts'
import { billingKeys } from './keys.ts'
import { getCancelTexts } from '../cancel-texts.ts'
import type { PlanView } from '../plan-view.ts'
import { refreshSession } from '../../session/index.ts'
import { useIsMounted } from '../../../shared/hooks/use-is-mounted.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Cancels and resumes the plan. */
export interface PlanRenewal {
  readonly cancel: (view: PlanView) => void
  readonly resume: (view: PlanView) => void
  readonly pendingAction: 'cancel' | 'resume' | null
  readonly refusal: string | null
}

interface RenewalChange {
  readonly action: 'cancel' | 'resume'
  readonly view: PlanView
}

const formatSuccess = ({ action: to, view }: RenewalChange): string =>
  to === 'resume' ? t('Your plan goes on.') : getCancelTexts(view).done

/** Shows the change at once. A card plan with a late payment stays late until that is settled. */
const showChange = (queries: QueryClient, { action: to, view }: RenewalChange): void => {
  const staysLate = to === 'cancel' && view.method === 'card' && isPaymentLate(view.status)
  if (!staysLate) showStatus(queries, to === 'cancel' ? 'cancelled' : 'active')
}

const showStatus = (queries: QueryClient, status: PlanView['status']): void =>
  void queries.setQueryData(planQuery.queryKey, (cached) => cached && { ...cached, status })

/** Cancels and resumes. What follows the answer are options of the mutation, not of a call: it follows also after the page was left. */
export const renewalMutation = (
  queries: QueryClient,
  onRefused: (message: string, change: RenewalChange) => void,
): UseMutationOptions<Answer<unknown, string>, Error, RenewalChange> => ({
  mutationFn: ({ action: to, view: { service: provider } }: RenewalChange) =>
    to === 'cancel' ? api.cancelPlan({ params: { provider } }) : api.resumePlan({ params: { provider } }),
  onMutate: (change) => showChange(queries, change),
  onSuccess: async (answer, change) => {
    if (answer.ok) toasts.show({ text: formatSuccess(change), tone: 'success' })
    else {
      showStatus(queries, change.view.status)
      onRefused(answer.message, change)
    }
    await queries.invalidateQueries({ queryKey: billingKeys.all })
    await refreshSession(queries).catch(() => null)
  },
})

/** Cancels the plan at the end of its period, and resumes it; both are optimistic and rolled back on failure. Rules: BILL-6, UI-20. */
export function usePlanRenewal(): PlanRenewal {
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const [refusal, setRefusal] = useState<string | null>(null)
  const call = useMutation(
    renewalMutation(queries, (message, change) => {
      const action = { label: t('Retry'), onAction: () => call.mutate(change) }
      if (isMounted()) setRefusal(message)
      else toasts.show({ text: message, tone: 'danger', action })
    }),
  )
  const changeRenewal = (change: RenewalChange): void => {
    setRefusal(null)
    call.mutate(change)
  }
  return {
    cancel: (view) => changeRenewal({ action: 'cancel', view }),
    resume: (view) => changeRenewal({ action: 'resume', view }),
    pendingAction: call.isPending ? call.variables.action : null,
    refusal,
  }
}
