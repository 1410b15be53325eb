import { moneyFromMajor } from '@guildhall/domain/shared'
import { formatExactMoney } from '../../shared/format/format-minor.ts'
import { formatDate } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'
import type { InvoiceEntry } from './api/use-invoices.ts'

/** 'USD 2,040.00'. */
export const formatTotal = ({ currency, total }: Pick<InvoiceEntry, 'currency' | 'total'>): string =>
  formatExactMoney(moneyFromMajor(total, currency))

/** What an invoice is for. */
export const purposeLabels: Readonly<Record<InvoiceEntry['purpose'], string>> = {
  subscription: t('A subscription'),
  'annual-upgrade': t('The change to yearly'),
  seats: t('More seats'),
  renewal: t('A renewal'),
}

type Stated = Pick<InvoiceEntry, 'dueAt' | 'kind' | 'status'>

/** 'Open, due 5 March 2026'. */
export function formatState({ dueAt, kind, status }: Stated): string {
  if (kind === 'credit-note') return t('Credit note')
  const day = formatDate(dueAt)
  switch (status) {
    case 'open':
      return t('Open, due {day}', { day })
    case 'overdue':
      return t('Overdue since {day}', { day })
    case 'paid':
      return t('Paid')
    case 'void':
      return t('Void')
  }
}

/** The colour of the state. */
export function stateTone({ kind, status }: Stated): 'danger' | 'info' | 'neutral' | 'success' {
  if (kind === 'credit-note' || status === 'void') return 'neutral'
  if (status === 'paid') return 'success'
  return status === 'overdue' ? 'danger' : 'info'
}
