import { isCalendarDate } from '../../shared/index.ts'
import { RATE_MAX, RATE_MIN } from '../../profiles/index.ts'
import type { Offer, ProposedTerms } from '../conversation.ts'
import { offerWorkplaceTypes, OFFER_DURATION_MAX_MONTHS, OFFER_DURATION_MIN_MONTHS } from './offer-form.ts'
import { lengthErrors, toPlainText } from '../plain-text.ts'

export const DECLINE_NOTE_MAX_LENGTH = 500

const outside = (value: number | undefined, min: number, max: number): boolean =>
  value !== undefined && !(value >= min && value <= max)

const between = (min: number, max: number) => [`The value must be between ${min} and ${max}`]

/** The errors of proposed terms, by the offer form's limits; keys are `terms.field`. Rule: CONV-6. */
export const proposedTermsErrors = (
  terms: ProposedTerms,
  today: string,
): Readonly<Record<string, readonly string[]>> => {
  const rates = between(RATE_MIN, RATE_MAX)
  const workplace = terms.workplaceType
  const note = lengthErrors(toPlainText(terms.note), DECLINE_NOTE_MAX_LENGTH)
  const late = terms.startDate !== undefined && !(isCalendarDate(terms.startDate) && terms.startDate >= today)
  return {
    ...(outside(terms.rate, RATE_MIN, RATE_MAX) ? { 'terms.rate': rates } : {}),
    ...(outside(terms.permRate, RATE_MIN, RATE_MAX) ? { 'terms.permRate': rates } : {}),
    ...(outside(terms.duration, OFFER_DURATION_MIN_MONTHS, OFFER_DURATION_MAX_MONTHS)
      ? { 'terms.duration': between(OFFER_DURATION_MIN_MONTHS, OFFER_DURATION_MAX_MONTHS) }
      : {}),
    ...(workplace !== undefined && !offerWorkplaceTypes.includes(workplace)
      ? { 'terms.workplaceType': ['Value is not one of the options'] }
      : {}),
    ...(late ? { 'terms.startDate': ['Start date needs to be in the future'] } : {}),
    ...(note.length > 0 ? { 'terms.note': note } : {}),
  }
}

const amount = (value: number): string => value.toLocaleString('en-US')
const months = (value: number): string => `${value} ${value === 1 ? 'month' : 'months'}`

/** Proposed terms in one line, in the offer's currencies, for lists, mails and plain text. */
export const formatProposedTerms = (terms: ProposedTerms, offer: Offer): string => {
  const parts = [
    terms.rate === undefined ? null : `${offer.currency ?? ''} ${amount(terms.rate)} /hour`.trim(),
    terms.permRate === undefined ? null : `${offer.permCurrency ?? ''} ${amount(terms.permRate)} /annum`.trim(),
    terms.duration === undefined ? null : months(terms.duration),
    terms.workplaceType ?? null,
    terms.startDate === undefined ? null : `from ${terms.startDate}`,
  ].filter((part) => part !== null)
  const note = toPlainText(terms.note)
  const proposed = `Proposed other terms: ${parts.join(' · ')}`
  return parts.length === 0
    ? note || 'Proposed to talk about other terms'
    : note === ''
      ? proposed
      : `${proposed}\n${note}`
}
