import type { BillingInfoWire, CardDetailsWire, CompanyWire, InvoiceWire } from '@guildhall/rest-contract/client'
import type { FormError } from '@guildhall/ui-kit/Form'
import type { PlanView } from './plan-view.ts'
import type { Loadable } from '../../shared/loadable/loadable.ts'
import type { AddressSuggestions, BillingDetailsValues } from './components/BillingDetailsForm/index.ts'

/** The loaded invoices, newest first. */
export interface InvoicesView {
  readonly invoices: readonly InvoiceWire[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

/** Actions on a running plan. */
export interface PlanActions {
  /** Opens the provider's page for another card. */
  readonly onChangeCard: () => void
  readonly isOpeningCard?: boolean
  readonly onCancel: () => void
  readonly isCancelling?: boolean
  readonly onResume: () => void
  readonly isResuming?: boolean
  /** Why the last action failed. */
  readonly refusal?: string | null
}

export interface BillingSettingsProps {
  readonly company: CompanyWire
  readonly plan: Loadable<PlanView>
  readonly card: Loadable<CardDetailsWire | null>
  readonly invoices: Loadable<InvoicesView>
  readonly actions: PlanActions
  readonly details: BillingInfoWire | null
  /** What completes the typed address. */
  readonly addresses: AddressSuggestions
  readonly onSaveDetails: (values: BillingDetailsValues) => void
  readonly isSavingDetails?: boolean
  readonly detailErrors?: readonly FormError[]
  readonly detailRefusal?: string | null
  readonly now: Date
}
