import {
  type ContactState,
  type Offer,
  offerCurrencies,
  type OfferForm,
  offerOpportunities,
  offerWorkplaceTypes,
} from '@guildhall/domain/conversations'
import { educationRank } from '@guildhall/domain/reference'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { type CandidateView, defaultSearch, type PlacePoint, type SearchParameters } from '@guildhall/domain/search'
import type {
  BookmarkedCandidateWire,
  CandidateWire,
  ContactStateWire,
  DraftWire,
  HistoryEntryWire,
  OfferContentWire,
  OfferFormWire,
  SavedSearchWire,
  SearchParametersWire,
  SessionAnswer,
  WireHit,
} from '@guildhall/rest-contract/client'
import { say } from '../../words/index.ts'

export const contactFromWire = (wire: ContactStateWire): ContactState => ({
  status: wire.status,
  at: new Date(wire.at),
  by: wire.by,
  canContactAgainAt: wire.canContactAgainAt === null ? null : new Date(wire.canContactAgainAt),
  conversationUuid: wire.conversationUuid,
})

/** A candidate of the wire as the domain views one. */
export const candidateFromWire = (wire: CandidateWire): CandidateView => ({
  uuid: wire.objectID,
  firstName: wire.first_name,
  lastName: wire.last_name,
  profilePicture: wire.profile_picture,
  jobTitle: wire.job_title,
  locationTitle: wire.location_title,
  introduction: wire.introduction,
  industries: wire.industries,
  skills: wire.skills,
  languages: wire.languages,
  workExperiences: wire.workExperiences,
  qualifications: wire.qualifications,
  cvUrl: wire.cvUrl,
  opportunityType: wire.opportunityType,
  workplaceType: wire.workplace_type,
  availability: wire.availability,
  contractMin: wire.contract_duration_min,
  qualificationLevel: wire.qualification_level,
  rate: wire.rate,
  exactRate: wire.exactRate,
  currency: wire.currency,
  permanentRate: wire.permanentRate,
  permanentExactRate: wire.permanentExactRate,
  permanentCurrency: wire.permanentCurrency,
  respondsFast: wire.respondsFast,
  updatedAt: Date.parse(wire.updatedAt),
  availabilityConfirmedAt: wire.availabilityConfirmedAt,
  messageStatus: wire.messageStatus,
  contactState: wire.contactState === null ? null : contactFromWire(wire.contactState),
})

/** A person found: with the distance shown, in metres, null without a middle, and where the town that they name lies. */
export interface FoundCandidate extends CandidateView {
  readonly distance: number | null
  readonly placePoint: PlacePoint | null
}

export const hitFromWire = (wire: WireHit): FoundCandidate => ({
  ...candidateFromWire(wire),
  distance: wire.distance,
  placePoint: wire.place_point && { latitude: wire.place_point.lat, longitude: wire.place_point.lng },
})

/** A candidate that the company keeps: since when, by whom, and why. */
export interface BookmarkView {
  readonly candidate: CandidateView
  readonly addedBy: string | null
  readonly addedAt: Date
  readonly note: string | null
  /** What changed since they were added, or a colleague last looked, in words. */
  readonly changes: readonly string[]
}

export const bookmarkFromWire = (wire: BookmarkedCandidateWire): BookmarkView => ({
  candidate: candidateFromWire(wire),
  addedBy: wire.bookmark.addedBy,
  addedAt: new Date(wire.bookmark.addedAt),
  note: wire.bookmark.note,
  changes: wire.bookmark.changes.map(({ words }) => words),
})

/** A remembered search as the history menu shows it. */
export interface HistoryView {
  readonly uuid: string
  readonly parameters: SearchParameters
  readonly results: readonly string[]
  readonly viewed: readonly string[]
  readonly searchedAt: Date
  /** People who match now and did not then; null while nobody can say. 100 is "100 or more". */
  readonly newCount: number | null
}

/** Parameters that are missing stand at their defaults; the older names of the wire count where the newer are silent. */
export const parametersFromWire = (wire: SearchParametersWire): SearchParameters => ({
  jobTitle: wire.jobTitle ?? '',
  workType: wire.workType ?? defaultSearch.workType,
  locationType: wire.locationType ?? defaultSearch.locationType,
  location: wire.location ?? '',
  latitude: wire.latitude ?? null,
  longitude: wire.longitude ?? null,
  opportunityType: wire.opportunityType ?? defaultSearch.opportunityType,
  contractCurrency: wire.contractCurrency ?? wire.currency ?? defaultSearch.contractCurrency,
  rateMin: wire.rateMin ?? 0,
  contractBudget: wire.contractBudget ?? wire.rateMax ?? 0,
  permCurrency: wire.permCurrency ?? defaultSearch.permCurrency,
  permBudget: wire.permBudget ?? 0,
  availability: wire.availability ?? null,
  contractDuration: wire.contractDuration ?? wire.duration ?? null,
  educationLevel:
    wire.educationLevel !== undefined && educationRank(wire.educationLevel) > 0 ? wire.educationLevel : say('None'),
  skills: wire.skills ?? [],
  allSkills: wire.allSkills ?? false,
  languages: wire.languages ?? [],
})

export const historyFromWire = (wire: HistoryEntryWire): HistoryView => ({
  uuid: wire.uuid,
  parameters: parametersFromWire(wire.searchParameters),
  results: wire.results,
  viewed: wire.viewed,
  searchedAt: new Date(wire.searchedAt),
  newCount: wire.newCount,
})

/** A search kept under a name. Rule: SRCH-36. */
export interface SavedSearchView extends Omit<SavedSearchWire, 'searchParameters' | 'createdAt' | 'updatedAt'> {
  readonly parameters: SearchParameters
}

export const savedSearchFromWire = ({ searchParameters, ...wire }: SavedSearchWire): SavedSearchView => ({
  ...wire,
  parameters: parametersFromWire(searchParameters),
})

/** Parameters as the wire takes them. */
export const parametersToWire = (search: SearchParameters): SearchParametersWire => ({
  ...search,
  skills: [...search.skills],
  languages: [...search.languages],
})

/** The wire spells two fields its own way. */
export const offerFromWire = ({ currecy, permCurrecy, ...wire }: OfferContentWire): Offer => ({
  ...wire,
  currency: currecy,
  permCurrency: permCurrecy,
})

/** A form that is begun; what a list no longer has is not chosen. */
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

export const ratesFromWire = (
  session: Pick<SessionAnswer, 'exchangeRates' | 'exchangeRatesDate'>,
): ExchangeRateTable => ({
  date: session.exchangeRatesDate,
  base: 'usd',
  rates: session.exchangeRates,
})
