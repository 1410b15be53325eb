import { compareToDueDay } from '@guildhall/domain/billing'
import { formatDay } from './formats.ts'
import { t } from '../i18n/index.ts'

/** An open invoice: its number and when it is due. */
export interface WaitingInvoice {
  readonly number: string
  readonly dueAt: string | Date
}

/** Which invoice waits to be paid, and until when. Rules: PLAN-22, BILL-41. */
export const formatWaitingInvoice = ({ dueAt, number }: WaitingInvoice, now: Date): string => {
  const day = formatDay(dueAt, now)
  return compareToDueDay(now, new Date(dueAt)) > 0
    ? t('Invoice {number} was due on {day} and is not paid yet.', { number, day })
    : t('Invoice {number} waits for your payment, due {day}.', { number, day })
}
