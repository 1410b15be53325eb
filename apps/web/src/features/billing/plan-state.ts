import type { CompanyWire } from '@guildhall/rest-contract/client'
import { formatDate } from '../../shared/format/formats.ts'
import type { PlanView } from './plan-view.ts'
import { say } from '../../shared/i18n/index.ts'

/** Where the company stands with its plan. */
export interface PlanState {
  readonly kind: 'trial' | 'waiting' | 'active' | 'past-due' | 'suspended' | 'cancelled' | 'ended' | 'none'
  readonly tone: 'success' | 'warning' | 'danger' | 'hollow' | 'info'
  readonly words: string
}

const trialOf = (end: string | null, invoicePending: boolean, now: Date): PlanState => {
  if (invoicePending) return { kind: 'waiting', tone: 'warning', words: say('Starts when your invoice is paid') }
  if (end === null) return { kind: 'none', tone: 'hollow', words: say('No plan yet') }
  if (new Date(end) <= now)
    return { kind: 'ended', tone: 'danger', words: say('Trial ended on {date}', { date: formatDate(end) }) }
  return { kind: 'trial', tone: 'info', words: say('Trial to {date}', { date: formatDate(end) }) }
}

/** The plan's status in words. Rule: BILL-4. */
export const planStateOf = (
  { invoicePending, period, status }: Pick<PlanView, 'invoicePending' | 'period' | 'status'>,
  { includeTrial, paidUntil }: Pick<CompanyWire, 'includeTrial' | 'paidUntil'>,
  now: Date,
): PlanState => {
  switch (status) {
    case 'none':
    case 'incomplete':
      return trialOf(includeTrial, invoicePending, now)
    case 'active':
      return { kind: 'active', tone: 'success', words: say('Active') }
    case 'past_due':
      return { kind: 'past-due', tone: 'danger', words: say('Payment is late') }
    case 'suspended':
      return { kind: 'suspended', tone: 'danger', words: say('Suspended') }
    case 'cancelled': {
      const end = period?.end ?? (paidUntil === null ? null : new Date(paidUntil))
      if (end === null || end <= now) return { kind: 'ended', tone: 'danger', words: say('Ended') }
      return { kind: 'cancelled', tone: 'warning', words: say('Cancelled, ends on {date}', { date: formatDate(end) }) }
    }
  }
}
