import type { Currency, WorkplaceType } from '../../profiles/index.ts'
import type { Offer, OfferOpportunity } from '../conversation.ts'
import { withOpportunityType, emptyOfferForm } from './offer-form.ts'
import type { OfferForm } from './offer-form.ts'

/** The parts of a search that prefill an offer; `SearchParameters` fits it, with the same units. */
export interface OfferHints {
  readonly workType: WorkplaceType
  readonly location: string
  readonly opportunityType: 'Any Type' | 'Permanent' | 'Contract'
  readonly contractCurrency: Currency
  readonly contractBudget: number
  readonly permCurrency: Currency
  readonly permBudget: number
}

const toOpportunity = (hints: OfferHints | null): OfferOpportunity | null =>
  hints === null || hints.opportunityType === 'Any Type' ? null : hints.opportunityType

/**
 * The initial form: the last offer, overridden by what the search states explicitly. The description is reused; a start date in the past is
 * dropped. Rule: CONV-33.
 */
export const prefillOffer = (last: Offer | null, hints: OfferHints | null, today: string): OfferForm => {
  const base: OfferForm = { ...emptyOfferForm, ...last }
  const opportunityType = toOpportunity(hints) ?? base.opportunityType
  const form: OfferForm = {
    ...base,
    workplaceType: hints === null || hints.workType === 'Any type' ? base.workplaceType : hints.workType,
    location: hints?.location.trim() || base.location,
    ...(hints !== null && hints.contractBudget > 0
      ? { currency: hints.contractCurrency, rate: hints.contractBudget }
      : {}),
    ...(hints !== null && hints.permBudget > 0 ? { permCurrency: hints.permCurrency, permRate: hints.permBudget } : {}),
    startDate: base.startDate >= today ? base.startDate : '',
  }
  return opportunityType === null ? form : withOpportunityType(form, opportunityType)
}
