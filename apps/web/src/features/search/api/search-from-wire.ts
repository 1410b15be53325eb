import { educationRank } from '@guildhall/domain/reference'
import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'
import type { HistoryEntryWire, SavedSearchWire, SearchParametersWire } from '@guildhall/rest-contract/client'
import { t } from '../../../shared/i18n/index.ts'

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
    wire.educationLevel !== undefined && educationRank(wire.educationLevel) > 0 ? wire.educationLevel : t('None'),
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
