import { moneyFromMajor } from '@guildhall/domain/shared'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Payer, billingErrors, billingLabels, billingValuesOf, useAddresses } from '../../billing/index.ts'
import { useSession } from '../../session/index.ts'
import { formatExactMoney } from '../../../shared/format/format-minor.ts'
import { formatDate } from '../../../shared/format/formats.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { BillingDetailsStep } from './BillingDetailsStep.tsx'
import { InvoicedStep } from './InvoicedStep.tsx'
import { type Invoice, useFirstInvoice } from '../api/use-first-invoice.ts'
import { useSignUpOptions } from '../api/use-sign-up-options.ts'
import { signUpPath } from '../sign-up-steps.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Saves the billing details, and issues the invoice of the chosen plan. Rules: BILL-3, BILL-23. */
export const BillingDetailsRoute = ({ payer }: { readonly payer: Payer }) => {
  usePageTitle(t('Billing details'))
  const navigate = useNavigate()
  const session = useSession()
  const info = session?.billingInfo ?? null
  const { planBase: base } = useSignUpOptions()
  const [invoice, setInvoice] = useState<Invoice | null>(null)
  const { isUpgrade, plan } = payer
  const saving = useFirstInvoice(payer, { labels: billingLabels, onDone: setInvoice })
  const addresses = useAddresses(payer.client)
  if (invoice !== null) {
    const { customer, dueAt, number, total } = invoice
    return (
      <InvoicedStep
        number={number}
        total={formatExactMoney(moneyFromMajor(total, invoice.currency))}
        due={formatDate(dueAt)}
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
      addresses={addresses}
      onSubmit={(values) => saving.send(values, billingErrors(values))}
      onBack={() => void navigate({ href: signUpPath('payment-details') })}
      isPending={saving.isPending}
      errors={saving.errors}
      refusal={saving.refusal}
    />
  )
}
