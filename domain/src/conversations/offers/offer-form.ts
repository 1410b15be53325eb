import type { Currency, WorkplaceType } from '../../profiles/index.ts'
import { isCalendarDate, countCharacters, err, ok } from '../../shared/index.ts'
import { RATE_MAX, RATE_MIN } from '../../profiles/index.ts'
import type { Result } from '../../shared/index.ts'
import type { Offer, OfferOpportunity } from '../conversation.ts'
import { toPlainText } from '../plain-text.ts'

export const OFFER_TEXT_MIN_LENGTH = 2
export const OFFER_TEXT_MAX_LENGTH = 200
export const OFFER_DURATION_MIN_MONTHS = 0.1
export const OFFER_DURATION_MAX_MONTHS = 36

/** The offer form while it is filled in: null and '' are not chosen yet. Units as in `Offer`. Rule: CONV-26. */
export interface OfferForm {
  readonly description: string
  readonly workplaceType: WorkplaceType | null
  readonly opportunityType: OfferOpportunity | null
  readonly location: string
  readonly currency: Currency | null
  readonly rate: number | null
  readonly duration: number | null
  readonly permCurrency: Currency | null
  readonly permRate: number | null
  /** YYYY-MM-DD */
  readonly startDate: string
}

export const offerWorkplaceTypes: readonly WorkplaceType[] = ['Remote', 'Hybrid', 'On-site', 'Any type']
export const offerOpportunities: readonly OfferOpportunity[] = ['Permanent', 'Contract', 'Permanent or Contract']
export const offerCurrencies: readonly Currency[] = ['AUD', 'USD', 'ZAR']

/** The first error of each field; valid fields are absent. */
export type OfferErrors = Partial<Record<keyof OfferForm, readonly string[]>>

export const emptyOfferForm: OfferForm = {
  description: '',
  workplaceType: null,
  opportunityType: null,
  location: '',
  currency: null,
  rate: null,
  duration: null,
  permCurrency: null,
  permRate: null,
  startDate: '',
}

const REQUIRED = 'This field is required'

/** Whether the offer has hourly terms, and whether it has yearly ones. Rule: CONV-28. */
export const hasContractTerms = (form: Pick<OfferForm, 'opportunityType'>): boolean =>
  form.opportunityType !== 'Permanent'
export const hasPermanentTerms = (form: Pick<OfferForm, 'opportunityType'>): boolean =>
  form.opportunityType !== 'Contract'

/** Whether the places lookup offers 'Anywhere'. Rule: CONV-32. */
export const allowsAnywhere = (workplaceType: WorkplaceType | null): boolean =>
  workplaceType === 'Any type' || workplaceType === 'Remote'

const textError = (text: string): string | null => {
  const length = countCharacters(toPlainText(text))
  if (length === 0) return REQUIRED
  if (length < OFFER_TEXT_MIN_LENGTH) return `Min length of ${OFFER_TEXT_MIN_LENGTH} characters`
  return length > OFFER_TEXT_MAX_LENGTH ? `Max length of ${OFFER_TEXT_MAX_LENGTH} characters` : null
}

const choiceError = <T>(value: T | null, options: readonly T[]): string | null =>
  value === null || !options.includes(value) ? REQUIRED : null

const numberError = (value: number | null, min: number, max: number, unit: string): string | null => {
  if (value === null || !Number.isFinite(value)) return REQUIRED
  if (value < min) return `Min value of ${min}${unit}`
  return value > max ? `Max value of ${max}${unit}` : null
}

const rateError = (rate: number | null) => numberError(rate, RATE_MIN, RATE_MAX, '')
const durationError = (months: number | null) =>
  numberError(months, OFFER_DURATION_MIN_MONTHS, OFFER_DURATION_MAX_MONTHS, ' months')

const dateError = (date: string, today: string): string | null => {
  if (date.trim() === '') return REQUIRED
  return isCalendarDate(date) && date >= today ? null : 'Start date needs to be in the future'
}

/**
 * All errors of the offer form at once. `today` is the user's local day, YYYY-MM-DD; it is allowed as a start date. Rules: CONV-26,
 * CONV-31.
 */
export const offerErrors = (form: OfferForm, today: string): OfferErrors => {
  const contract = hasContractTerms(form)
  const permanent = hasPermanentTerms(form)
  const found: Record<keyof OfferForm, string | null> = {
    description: textError(form.description),
    workplaceType: choiceError(form.workplaceType, offerWorkplaceTypes),
    opportunityType: choiceError(form.opportunityType, offerOpportunities),
    location: textError(form.location),
    currency: contract ? choiceError(form.currency, offerCurrencies) : null,
    rate: contract ? rateError(form.rate) : null,
    duration: contract ? durationError(form.duration) : null,
    permCurrency: permanent ? choiceError(form.permCurrency, offerCurrencies) : null,
    permRate: permanent ? rateError(form.permRate) : null,
    startDate: dateError(form.startDate, today),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error === null ? [] : [[field, [error]]])),
  )
}

/** Choosing Permanent clears the contract fields, choosing Contract the permanent ones. Rule: CONV-29. */
export const withOpportunityType = (form: OfferForm, opportunityType: OfferOpportunity): OfferForm => ({
  ...form,
  opportunityType,
  ...(opportunityType === 'Permanent' ? { currency: null, rate: null, duration: null } : {}),
  ...(opportunityType === 'Contract' ? { permCurrency: null, permRate: null } : {}),
})

/** Converts a valid form to an offer: trimmed, without the terms that its opportunity does not need; otherwise all errors. */
export const toOffer = (form: OfferForm, today: string): Result<Offer, 'invalid'> => {
  const errors = offerErrors(form, today)
  const { workplaceType, opportunityType } = form
  if (Object.keys(errors).length > 0 || workplaceType === null || opportunityType === null)
    return err('invalid', errors)
  const cleared = withOpportunityType(form, opportunityType)
  return ok({
    ...cleared,
    opportunityType,
    workplaceType,
    description: toPlainText(form.description),
    location: toPlainText(form.location),
  })
}
