import { educationRank } from '@guildhall/domain/reference'
import { defaultSearch, HISTORY_RESULTS_MAX, isPlaceRadius, type SearchParameters } from '@guildhall/domain/search'
import type { HistoryEntryWire, SavedSearchWire, SearchParametersWire } from '@guildhall/rest-contract/client'
import { t } from '../../../shared/i18n/index.ts'

/** A search in the history menu. */
export interface HistoryView {
  readonly uuid: string
  readonly parameters: SearchParameters
  readonly results: readonly string[]
  readonly viewed: readonly string[]
  readonly searchedAt: Date
  /** The number of candidates who match now and did not at the time; null if it is unknown. 100 means "100 or more". */
  readonly newCount: number | null
}

/** Missing parameters get their defaults; the older field names of the wire are used where the newer are missing. */
export const parametersFromWire = (wire: SearchParametersWire): SearchParameters => ({
  jobTitle: wire.jobTitle ?? '',
  workType: wire.workType ?? defaultSearch.workType,
  locationType: wire.locationType ?? defaultSearch.locationType,
  location: wire.location ?? '',
  latitude: wire.latitude ?? null,
  longitude: wire.longitude ?? null,
  radiusKm: isPlaceRadius(wire.radiusKm) ? wire.radiusKm : defaultSearch.radiusKm,
  remoteAnywhere: wire.remoteAnywhere ?? defaultSearch.remoteAnywhere,
  opportunityType: wire.opportunityType ?? defaultSearch.opportunityType,
  contractCurrency: wire.contractCurrency ?? wire.currency ?? defaultSearch.contractCurrency,
  rateMin: wire.rateMin ?? 0,
  contractBudget: wire.contractBudget ?? wire.rateMax ?? 0,
  permCurrency: wire.permCurrency ?? defaultSearch.permCurrency,
  permBudget: wire.permBudget ?? 0,
  availability: wire.availability ?? null,
  contractDuration: wire.contractDuration ?? wire.duration ?? null,
  educationLevel:
    wire.educationLevel !== undefined && educationRank(wire.educationLevel) > 0 ? wire.educationLevel : t('None'),
  skills: wire.skills ?? [],
  allSkills: wire.allSkills ?? false,
  languages: wire.languages ?? [],
  industries: wire.industries ?? [],
  experienceYears: wire.experienceYears ?? null,
  answersFast: wire.answersFast ?? defaultSearch.answersFast,
  sort: wire.sort ?? defaultSearch.sort,
})

export const historyFromWire = (wire: HistoryEntryWire): HistoryView => ({
  uuid: wire.uuid,
  parameters: parametersFromWire(wire.searchParameters),
  results: wire.results,
  viewed: wire.viewed,
  searchedAt: new Date(wire.searchedAt),
  newCount: wire.newCount,
})

/** A saved search with its name. Rule: SRCH-36. */
export interface SavedSearchView extends Omit<SavedSearchWire, 'searchParameters' | 'createdAt' | 'updatedAt'> {
  readonly parameters: SearchParameters
}

export const savedSearchFromWire = ({ searchParameters, ...wire }: SavedSearchWire): SavedSearchView => ({
  ...wire,
  parameters: parametersFromWire(searchParameters),
})

/** Maps search parameters to the wire. */
export const parametersToWire = (search: SearchParameters): SearchParametersWire => ({
  ...search,
  skills: [...search.skills],
  languages: [...search.languages],
  industries: [...search.industries],
})

/** Maps a search to what the history takes, which holds the first 1,000 results. Rules: SRCH-5, SRCH-30. */
export const searchToWire = (search: SearchParameters, results: readonly string[]) => ({
  results: results.slice(0, HISTORY_RESULTS_MAX),
  search_parameters: parametersToWire(search),
})
