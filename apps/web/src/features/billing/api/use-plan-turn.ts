import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../shared/api/client.ts'
import { planQuery } from './billing-queries.ts'
import { billingKeys } from './keys.ts'
import type { PlanView } from '../plan-view.ts'
import { formatDate } from '../../../shared/format/formats.ts'
import { refreshSession } from '../../session/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Cancelling and resuming the plan. */
export interface PlanTurn {
  readonly cancel: (view: PlanView) => void
  readonly resume: (view: PlanView) => void
  readonly turning: 'cancel' | 'resume' | null
  readonly refusal: string | null
}

interface Turn {
  readonly to: 'cancel' | 'resume'
  readonly view: PlanView
}

const wordsOf = ({ to, view: { period } }: Turn): string => {
  if (to === 'resume') return t('Your plan goes on.')
  return period === null
    ? t('Your plan is cancelled.')
    : t('Your plan ends on {date}.', { date: formatDate(period.end) })
}

/** Stops the plan with its period, and takes that back; both show at once and are put back where they are refused. Rules: BILL-6, UI-20. */
export function usePlanTurn(): PlanTurn {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const call = useMutation({
    mutationFn: ({ to, view: { service: provider } }: Turn) =>
      to === 'cancel' ? api.cancelPlan({ params: { provider } }) : api.resumePlan({ params: { provider } }),
  })
  const turn = (wanted: Turn): void => {
    const { to, view } = wanted
    const show = (status: PlanView['status']): void =>
      void queries.setQueryData(planQuery.queryKey, (kept) => kept && { ...kept, status })
    setRefusal(null)
    show(to === 'cancel' ? 'cancelled' : 'active')
    call.mutate(wanted, {
      onSuccess: async (answer) => {
        if (answer.ok) toasts.show({ text: wordsOf(wanted), tone: 'success' })
        else {
          show(view.status)
          setRefusal(answer.message)
        }
        await queries.invalidateQueries({ queryKey: billingKeys.all })
        await refreshSession(queries).catch(() => null)
      },
    })
  }
  return {
    cancel: (view) => turn({ to: 'cancel', view }),
    resume: (view) => turn({ to: 'resume', view }),
    turning: call.isPending ? call.variables.to : null,
    refusal,
  }
}
