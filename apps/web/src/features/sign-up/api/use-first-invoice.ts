import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { type FormCall, type FormCallOptions, useCall } from '../../../shared/api/use-call.ts'
import { billingBody, type BillingDetailsValues, billingNames, type Payer } from '../../billing/index.ts'
import { refreshSession } from '../../session/index.ts'

export type Invoice = Received<Routes['issueInvoice']>['invoice']

type FirstInvoiceOptions = Pick<FormCallOptions<BillingDetailsValues, Invoice>, 'labels' | 'onDone'>

/** Saves the billing details, and issues the invoice of the chosen plan. Rules: BILL-3, BILL-23. */
export function useFirstInvoice(
  { client, hasBillingDetails, isUpgrade }: Payer,
  { labels, onDone }: FirstInvoiceOptions,
): FormCall<BillingDetailsValues> {
  const queries = useQueryClient()
  return useCall<BillingDetailsValues, Invoice>({
    call: async (values) => {
      const body = billingBody(values)
      const first = await (hasBillingDetails ? client.updateBillingInfo({ body }) : client.createBillingInfo({ body }))
      // An earlier attempt may have saved them already.
      const saved = !first.ok && first.problem === 'exists' ? await client.updateBillingInfo({ body }) : first
      if (!saved.ok) return saved
      const issued = await client.issueInvoice({ body: {} })
      return issued.ok ? { ...issued, value: issued.value.invoice } : issued
    },
    labels,
    names: billingNames,
    onDone: async (invoice) => {
      await onDone(invoice)
      if (isUpgrade) await refreshSession(queries)
    },
  })
}
