import type { BillingInfoWire, CompanyWire } from '@guildhall/rest-contract/client'
import { useCard, usePlan } from '../api/billing-queries.ts'
import { useAddresses } from '../api/use-addresses.ts'
import { useSaveBillingDetails } from '../api/use-billing-details.ts'
import { canPay } from '../can-pay.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { billingErrors } from '../components/BillingDetailsForm/index.ts'
import { BillingSettings } from './BillingSettings.tsx'
import { BillingAccessNote } from '../components/settings/BillingAccessNote.tsx'
import { useInvoices } from '../api/use-invoices.ts'
import { useChangedCardToast, useChangeCard } from '../api/use-change-card.ts'
import { usePlanRenewal } from '../api/use-plan-renewal.ts'

const ADDRESS = '/settings/billing'

export interface BillingRouteProps {
  readonly company: CompanyWire
  readonly details: BillingInfoWire | null
}

/** Billing, for admins and billing members; other members see whom to contact. */
export const BillingRoute = (props: BillingRouteProps) =>
  canPay(props.company) ? <Billing {...props} /> : <BillingAccessNote company={props.company} />

const Billing = ({ company, details }: BillingRouteProps) => {
  useChangedCardToast()
  const now = useNow()
  const plan = usePlan()
  const card = useCard()
  const renewal = usePlanRenewal()
  const changeCard = useChangeCard()
  const view = plan.data
  const saving = useSaveBillingDetails()
  return (
    <BillingSettings
      company={company}
      plan={toLoadable(plan)}
      card={toLoadable(card)}
      invoices={useInvoices()}
      actions={{
        onChangeCard: () => view && changeCard.open(view, ADDRESS),
        isOpeningCard: changeCard.isOpening,
        onCancel: () => view && renewal.cancel(view),
        isCancelling: renewal.pendingAction === 'cancel',
        onResume: () => view && renewal.resume(view),
        isResuming: renewal.pendingAction === 'resume',
        refusal: renewal.refusal ?? changeCard.refusal,
      }}
      details={details}
      addresses={useAddresses()}
      onSaveDetails={(values) => saving.save(values, billingErrors(values))}
      isSavingDetails={saving.isPending}
      detailErrors={saving.errors}
      detailRefusal={saving.refusal}
      now={now}
    />
  )
}
