import type { InvoiceState } from '@guildhall/domain/billing'
import type { OperatorPermission } from '@guildhall/domain/moderation'
import { useState } from 'react'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useInvoice, useInvoiceActions, useInvoices } from '../api/use-invoices.ts'
import { useLookUpText } from '../use-look-up-text.ts'
import { StaffInvoicePage } from './StaffInvoicePage.tsx'
import { StaffInvoicesPage } from './StaffInvoicesPage.tsx'

export interface StaffInvoicesRouteProps {
  readonly rights: readonly OperatorPermission[]
  /** The invoice that is open; null for the list. */
  readonly uuid: string | null
}

/** Invoices of all companies, and one of them. Rules: MOD-48, MOD-49. */
export const StaffInvoicesRoute = ({ rights, uuid }: StaffInvoicesRouteProps) =>
  uuid === null ? <List /> : <One key={uuid} rights={rights} uuid={uuid} />

const List = () => {
  usePageTitle(t('Invoices'))
  const [state, setState] = useState<InvoiceState>('open')
  const { searched, ...field } = useLookUpText()
  return <StaffInvoicesPage {...field} state={state} found={useInvoices(state, searched)} onState={setState} />
}

const One = ({ rights, uuid }: { readonly rights: readonly OperatorPermission[]; readonly uuid: string }) => {
  const invoice = useInvoice(uuid)
  usePageTitle(invoice.state === 'ready' ? invoice.value.number : t('Invoices'))
  return <StaffInvoicePage rights={rights} invoice={invoice} {...useInvoiceActions(uuid)} />
}
