import { isPaymentLate } from '@guildhall/domain/billing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../shared/api/client.ts'
import { planQuery } from './billing-queries.ts'
import { billingKeys } from './keys.ts'
import { getCancelTexts } from '../cancel-texts.ts'
import type { PlanView } from '../plan-view.ts'
import { refreshSession } from '../../session/index.ts'
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

/** Cancels the plan at the end of its period, and resumes it; both are optimistic and rolled back on failure. Rules: BILL-6, UI-20. */
export function usePlanRenewal(): PlanRenewal {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const call = useMutation({
    mutationFn: ({ action: to, view: { service: provider } }: RenewalChange) =>
      to === 'cancel' ? api.cancelPlan({ params: { provider } }) : api.resumePlan({ params: { provider } }),
  })
  const changeRenewal = (change: RenewalChange): void => {
    const { action: to, view } = change
    const showStatus = (status: PlanView['status']): void =>
      void queries.setQueryData(planQuery.queryKey, (cached) => cached && { ...cached, status })
    setRefusal(null)
    // A card plan with a late payment stays late until that is settled.
    const staysLate = to === 'cancel' && view.method === 'card' && isPaymentLate(view.status)
    if (!staysLate) showStatus(to === 'cancel' ? 'cancelled' : 'active')
    call.mutate(change, {
      onSuccess: async (answer) => {
        if (answer.ok) toasts.show({ text: formatSuccess(change), tone: 'success' })
        else {
          showStatus(view.status)
          setRefusal(answer.message)
        }
        await queries.invalidateQueries({ queryKey: billingKeys.all })
        await refreshSession(queries).catch(() => null)
      },
    })
  }
  return {
    cancel: (view) => changeRenewal({ action: 'cancel', view }),
    resume: (view) => changeRenewal({ action: 'resume', view }),
    pendingAction: call.isPending ? call.variables.action : null,
    refusal,
  }
}
