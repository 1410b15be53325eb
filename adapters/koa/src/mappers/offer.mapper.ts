import type { Offer, OfferForm } from '@guildhall/domain/conversations'
import type { OfferContentWire, OfferFormWire } from '@guildhall/rest-contract'

/** The wire's misspelt names of an offer's fields, kept for compatibility. Rule: API-2. */
export const offerFieldNames = { currency: 'currecy', permCurrency: 'permCurrecy' } as const

export const toOfferForm = (form: OfferFormWire): OfferForm => ({
  description: form.description,
  workplaceType: form.workplaceType,
  opportunityType: form.opportunityType,
  location: form.location,
  currency: form.currecy ?? null,
  rate: form.rate ?? null,
  permCurrency: form.permCurrecy ?? null,
  permRate: form.permRate ?? null,
  duration: form.duration ?? null,
  startDate: form.startDate,
})

/** A form, complete or not. */
export const toOfferFormWire = (form: OfferForm) => ({
  description: form.description,
  workplaceType: form.workplaceType,
  opportunityType: form.opportunityType,
  location: form.location,
  currecy: form.currency,
  rate: form.rate,
  permCurrecy: form.permCurrency,
  permRate: form.permRate,
  duration: form.duration,
  startDate: form.startDate,
})

export const toOfferContentWire = (offer: Offer): OfferContentWire => ({
  ...toOfferFormWire(offer),
  workplaceType: offer.workplaceType,
  opportunityType: offer.opportunityType,
})
