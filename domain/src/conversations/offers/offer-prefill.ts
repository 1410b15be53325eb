import type { Currency, WorkplaceType } from '../../profiles/index.ts'
import type { Offer, OfferOpportunity } from '../conversation.ts'
import { withOpportunityType, emptyOfferForm } from './offer-form.ts'
import type { OfferForm } from './offer-form.ts'

/** What a search tells about the offer that may follow it; `SearchParameters` fits as it is. Units as there. */
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
 * What the form starts with: the last offer, over it what the search says outright. A description is written anew for each person
 * only if somebody changes it; a start date that has passed is dropped. Rule: CONV-33.
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
