import {
  type Offer,
  offerCurrencies,
  type OfferForm,
  offerOpportunities,
  offerWorkplaceTypes,
} from '@guildhall/domain/conversations'
import type { DraftWire, OfferContentWire, OfferFormWire } from '@guildhall/rest-contract/client'

/** The wire spells two fields differently. */
export const offerFromWire = ({ currecy, permCurrecy, ...wire }: OfferContentWire): Offer => ({
  ...wire,
  currency: currecy,
  permCurrency: permCurrecy,
})

/** A draft of the form; values that are no longer in a list are left out. */
export const offerFormFromWire = (wire: NonNullable<DraftWire['offer_content']>): OfferForm => ({
  description: wire.description,
  workplaceType: offerWorkplaceTypes.find((known) => known === wire.workplaceType) ?? null,
  opportunityType: offerOpportunities.find((known) => known === wire.opportunityType) ?? null,
  location: wire.location,
  currency: offerCurrencies.find((known) => known === wire.currecy) ?? null,
  rate: wire.rate,
  permCurrency: offerCurrencies.find((known) => known === wire.permCurrecy) ?? null,
  permRate: wire.permRate,
  duration: wire.duration,
  startDate: wire.startDate,
})

export const offerFormToWire = (offer: OfferForm): OfferFormWire => ({
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
