import type { BillingInfoWire, CompanyWire } from '@guildhall/rest-contract/client'
import { useCard, usePlan } from '../api/billing-queries.ts'
import { useSaveBillingDetails } from '../api/use-billing-details.ts'
import { mayPay } from '../may-pay.ts'
import { loadableOf } from '../../../shared/loadable/loadable.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { billingErrors } from '../components/BillingDetailsForm/index.ts'
import { BillingSettings } from './BillingSettings.tsx'
import { PayersNote } from '../components/settings/PayersNote.tsx'
import { useInvoices } from '../api/use-invoices.ts'
import { useCardReturn, useOtherCard } from '../api/use-other-card.ts'
import { usePlanTurn } from '../api/use-plan-turn.ts'

const ADDRESS = '/settings/billing'

export interface BillingRouteProps {
  readonly company: CompanyWire
  readonly details: BillingInfoWire | null
}

/** What the company pays, for its admins and billing people; the others see who they are. */
export const BillingRoute = (props: BillingRouteProps) =>
  mayPay(props.company) ? <Billing {...props} /> : <PayersNote company={props.company} />

const Billing = ({ company, details }: BillingRouteProps) => {
  useCardReturn()
  const now = useNow()
  const plan = usePlan()
  const card = useCard()
  const turn = usePlanTurn()
  const otherCard = useOtherCard()
  const view = plan.data
  const saving = useSaveBillingDetails()
  return (
    <BillingSettings
      company={company}
      plan={loadableOf(plan)}
      card={loadableOf(card)}
      invoices={useInvoices()}
      actions={{
        onOtherCard: () => view && otherCard.open(view, ADDRESS),
        isOpeningCard: otherCard.isOpening,
        onCancel: () => view && turn.cancel(view),
        isCancelling: turn.turning === 'cancel',
        onResume: () => view && turn.resume(view),
        isResuming: turn.turning === 'resume',
        refusal: turn.refusal ?? otherCard.refusal,
      }}
      details={details}
      onSaveDetails={(values) => saving.save(values, billingErrors(values))}
      isSavingDetails={saving.isPending}
      detailErrors={saving.errors}
      detailRefusal={saving.refusal}
      now={now}
    />
  )
}
