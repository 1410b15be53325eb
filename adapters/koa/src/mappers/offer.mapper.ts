import type { Offer, OfferForm } from '@guildhall/domain/conversations'
import type { OfferContentWire, OfferFormWire } from '@guildhall/rest-contract'

/** The wire's spelling of an offer's fields, as the specification has it. Source: product-spec §3 Offer content. */
export const offerSpelling = { currency: 'currecy', permCurrency: 'permCurrecy' } as const

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

export const offerContentOf = (offer: Offer): OfferContentWire => ({
  description: offer.description,
  workplaceType: offer.workplaceType,
  opportunityType: offer.opportunityType,
  location: offer.location,
  currecy: offer.currency,
  rate: offer.rate,
  permCurrecy: offer.permCurrency,
  permRate: offer.permRate,
  duration: offer.duration,
  startDate: offer.startDate,
})
