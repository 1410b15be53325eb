import type { CompanyWire } from '@guildhall/rest-contract/client'
import { formatDate } from '../../shared/format/formats.ts'
import type { PlanView } from './plan-view.ts'
import { t } from '../../shared/i18n/index.ts'

/** The state of the company's plan. */
export interface PlanState {
  readonly kind: 'trial' | 'waiting' | 'active' | 'past-due' | 'suspended' | 'cancelled' | 'ended' | 'none'
  readonly tone: 'success' | 'warning' | 'danger' | 'outline' | 'info'
  readonly label: string
}

const waiting = (): PlanState => ({
  kind: 'waiting',
  tone: 'warning',
  label: t('Starts when your invoice is paid'),
})

const getTrialState = (end: string | null, invoicePending: boolean, now: Date): PlanState => {
  if (invoicePending) return waiting()
  if (end === null) return { kind: 'none', tone: 'outline', label: t('No plan yet') }
  if (new Date(end) <= now)
    return { kind: 'ended', tone: 'danger', label: t('Trial ended on {date}', { date: formatDate(end) }) }
  return { kind: 'trial', tone: 'info', label: t('Trial to {date}', { date: formatDate(end) }) }
}

/** The plan's state as text. Rule: BILL-4. */
export const getPlanState = (
  { invoicePending, period, status }: Pick<PlanView, 'invoicePending' | 'period' | 'status'>,
  { includeTrial, paidUntil }: Pick<CompanyWire, 'includeTrial' | 'paidUntil'>,
  now: Date,
): PlanState => {
  switch (status) {
    case 'none':
    case 'incomplete':
      return getTrialState(includeTrial, invoicePending, now)
    case 'active':
      return { kind: 'active', tone: 'success', label: t('Active') }
    case 'past_due':
      return { kind: 'past-due', tone: 'danger', label: t('Payment is late') }
    case 'suspended':
      return { kind: 'suspended', tone: 'danger', label: t('Suspended') }
    case 'cancelled': {
      const end = period?.end ?? (paidUntil === null ? null : new Date(paidUntil))
      if (end === null || end <= now) {
        if (invoicePending) return waiting()
        return { kind: 'ended', tone: 'danger', label: t('Ended') }
      }
      return { kind: 'cancelled', tone: 'warning', label: t('Cancelled, ends on {date}', { date: formatDate(end) }) }
    }
  }
}
