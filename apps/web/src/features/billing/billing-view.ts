import type { BillingInfoWire, CardDetailsWire, CompanyWire, InvoiceWire } from '@guildhall/rest-contract/client'
import type { FormError } from '@guildhall/ui-kit/Form'
import type { PlanView } from './plan-view.ts'
import type { Loadable } from '../../shared/loadable/loadable.ts'
import type { BillingDetailsValues } from './components/BillingDetailsForm/index.ts'

/** Invoices as far as they are read, newest first. */
export interface InvoicesView {
  readonly invoices: readonly InvoiceWire[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

/** What changes a plan that runs. */
export interface PlanActions {
  /** Opens the provider's page for another card. */
  readonly onChangeCard: () => void
  readonly isOpeningCard?: boolean
  readonly onCancel: () => void
  readonly isCancelling?: boolean
  readonly onResume: () => void
  readonly isResuming?: boolean
  /** What the last of them was refused with. */
  readonly refusal?: string | null
}

export interface BillingSettingsProps {
  readonly company: CompanyWire
  readonly plan: Loadable<PlanView>
  readonly card: Loadable<CardDetailsWire | null>
  readonly invoices: Loadable<InvoicesView>
  readonly actions: PlanActions
  readonly details: BillingInfoWire | null
  readonly onSaveDetails: (values: BillingDetailsValues) => void
  readonly isSavingDetails?: boolean
  readonly detailErrors?: readonly FormError[]
  readonly detailRefusal?: string | null
  readonly now: Date
}
