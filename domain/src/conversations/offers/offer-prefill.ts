import { RATE_MAX, RATE_MIN, type Currency, type WorkplaceType } from '../../profiles/index.ts'
import type { Offer, OfferOpportunity } from '../conversation.ts'
import { withOpportunityType, emptyOfferForm } from './offer-form.ts'
import type { OfferForm } from './offer-form.ts'
import type { ConvertCurrency, ExpectedRates } from './offer-warning.ts'

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

export interface OfferPrefill {
  /** The sender's own last offer. */
  readonly last: Offer | null
  readonly hints: OfferHints | null
  /** The currencies in which the candidate asks. */
  readonly expected: Pick<ExpectedRates, 'currency' | 'permanentCurrency'>
  readonly convert: ConvertCurrency
  /** YYYY-MM-DD */
  readonly today: string
}

const toOpportunity = (hints: OfferHints | null): OfferOpportunity | null =>
  hints === null || hints.opportunityType === 'Any Type' ? null : hints.opportunityType

interface Amount {
  readonly currency: Currency | null
  readonly rate: number | null
}

/** The amount in the candidate's currency, in whole units; unchanged where it cannot be converted to a rate that the form takes. */
const inCurrency = ({ currency, rate }: Amount, expected: Currency | null, convert: ConvertCurrency): Amount => {
  if (currency === null || rate === null || expected === null || currency === expected) return { currency, rate }
  const converted = Math.round(convert(rate, currency, expected) ?? 0)
  return converted < RATE_MIN || converted > RATE_MAX ? { currency, rate } : { currency: expected, rate: converted }
}

/**
 * The initial form: the sender's last offer, overridden by what the search states explicitly, with rates in the candidate's currency. The
 * description is reused; a start date in the past is dropped. Rules: CONV-33, CONV-63.
 */
export const prefillOffer = ({ expected, convert, hints, last, today }: OfferPrefill): OfferForm => {
  const base: OfferForm = { ...emptyOfferForm, ...last }
  const opportunityType = toOpportunity(hints) ?? base.opportunityType
  const hourly =
    hints !== null && hints.contractBudget > 0
      ? { currency: hints.contractCurrency, rate: hints.contractBudget }
      : { currency: base.currency, rate: base.rate }
  const yearly =
    hints !== null && hints.permBudget > 0
      ? { currency: hints.permCurrency, rate: hints.permBudget }
      : { currency: base.permCurrency, rate: base.permRate }
  const permanent = inCurrency(yearly, expected.permanentCurrency, convert)
  const form: OfferForm = {
    ...base,
    ...inCurrency(hourly, expected.currency, convert),
    permCurrency: permanent.currency,
    permRate: permanent.rate,
    workplaceType: hints === null || hints.workType === 'Any type' ? base.workplaceType : hints.workType,
    location: hints?.location.trim() || base.location,
    startDate: base.startDate >= today ? base.startDate : '',
  }
  return opportunityType === null ? form : withOpportunityType(form, opportunityType)
}
