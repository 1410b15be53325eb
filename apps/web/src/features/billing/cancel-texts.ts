import { isPaymentLate } from '@guildhall/domain/billing'
import { formatDate } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'
import type { PlanView } from './plan-view.ts'

/** What people read before and after they cancel. */
interface CancelTexts {
  readonly summary: string
  readonly consequences: string
  readonly done: string
}

const lateByCard = (): CancelTexts => ({
  summary: t('The late payment may still be taken from your card, and none after it.'),
  consequences: t(
    'The late payment may still be taken from your card. If it is, you keep your seats, contact requests and bookmarks for the period that it pays for. Nothing is charged after that.',
  ),
  done: t('Your plan is not renewed any more.'),
})

const lateByInvoice = (): CancelTexts => ({
  summary: t('Your plan ends at once, because its last period is not paid.'),
  consequences: t(
    'Your plan ends at once, and its unpaid invoice is void. You can search and read, but not contact anybody new.',
  ),
  done: t('Your plan is cancelled.'),
})

const paidTo = (end: Date | null): CancelTexts => {
  const until = end === null ? t('the end of the period that is paid for') : formatDate(end)
  return {
    summary: t('You keep everything to {until}, and can resume until then.', { until }),
    consequences: t(
      'You keep your seats, contact requests and bookmarks to {until}, and nothing more is charged. After that you can search and read, but not contact anybody new. Until then you can resume with one press.',
      { until },
    ),
    done: end === null ? t('Your plan is cancelled.') : t('Your plan ends on {date}.', { date: formatDate(end) }),
  }
}

/** The consequences of cancelling. A late payment of a card can still be taken; a late invoice is void. Rule: BILL-37. */
export const getCancelTexts = (view: Pick<PlanView, 'method' | 'period' | 'status'>): CancelTexts => {
  if (!isPaymentLate(view.status)) return paidTo(view.period?.end ?? null)
  return view.method === 'card' ? lateByCard() : lateByInvoice()
}
