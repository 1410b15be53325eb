import { formatDay, moneyFromMajor, formatMoney } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type Payer,
  billingBody,
  type BillingDetailsValues,
  billingErrors,
  billingLabels,
  billingNames,
  billingValuesOf,
} from '../../billing/index.ts'
import { refreshSession, useSession } from '../../session/index.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { BillingDetailsStep } from './BillingDetailsStep.tsx'
import { InvoicedStep } from './InvoicedStep.tsx'
import { optionsQuery, usualOptions } from '../api/sign-up-options.ts'
import { pathOf } from '../sign-up-steps.ts'
import { t } from '../../../shared/i18n/index.ts'

type Invoiced = Received<Routes['issueInvoice']>['invoice']

/** Saves who is invoiced, and issues the invoice of the chosen plan. Rules: BILL-3, BILL-23. */
export const BillingDetailsRoute = ({ payer }: { readonly payer: Payer }) => {
  usePageTitle(t('Billing details'))
  const navigate = useNavigate()
  const queries = useQueryClient()
  const session = useSession()
  const info = session?.billingInfo ?? null
  const { planBase: base } = useQuery(optionsQuery).data ?? usualOptions
  const [invoice, setInvoice] = useState<Invoiced | null>(null)
  const { client, hasBillingDetails, isUpgrade, plan } = payer
  const saving = useCall<BillingDetailsValues, Invoiced>({
    call: async (values) => {
      const body = billingBody(values)
      const saved = await (hasBillingDetails ? client.updateBillingInfo({ body }) : client.createBillingInfo({ body }))
      // Details that stand already from an earlier try are changed.
      const kept = !saved.ok && saved.problem === 'exists' ? await client.updateBillingInfo({ body }) : saved
      if (!kept.ok) return kept
      const issued = await client.issueInvoice({ body: {} })
      return issued.ok ? { ...issued, value: issued.value.invoice } : issued
    },
    labels: billingLabels,
    names: billingNames,
    onDone: async (issued) => {
      setInvoice(issued)
      if (isUpgrade) await refreshSession(queries)
    },
  })
  if (invoice !== null) {
    const { customer, dueAt, number, total } = invoice
    return (
      <InvoicedStep
        number={number}
        total={formatMoney(moneyFromMajor(total, invoice.currency))}
        due={formatDay(new Date(dueAt))}
        email={customer.email ?? payer.email}
        isUpgrade={isUpgrade}
      />
    )
  }
  return (
    <BillingDetailsStep
      plan={plan}
      base={base}
      isUpgrade={isUpgrade}
      start={billingValuesOf(info, session?.company?.name)}
      onSubmit={(values) => saving.send(values, billingErrors(values))}
      onBack={() => void navigate({ href: pathOf('payment-details') })}
      isPending={saving.isPending}
      errors={saving.errors}
      refusal={saving.refusal}
    />
  )
}
