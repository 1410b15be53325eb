import {
  DEFAULT_RATE_CURRENCY,
  defaultSearch,
  isPlaceRadius,
  type SearchHistoryEntry,
  type SearchParameters,
} from '@guildhall/domain/search'
import type { HistoryEntryWire, SearchParametersWire } from '@guildhall/rest-contract'

/** A search in wire form; the older names of budget, currency and duration repeat the newer ones. */
export const toSearchParametersWire = (search: SearchParameters): SearchParametersWire => ({
  jobTitle: search.jobTitle,
  workType: search.workType,
  locationType: search.locationType,
  location: search.location,
  latitude: search.latitude,
  longitude: search.longitude,
  radiusKm: search.radiusKm,
  remoteAnywhere: search.remoteAnywhere,
  duration: search.contractDuration,
  currency: search.contractCurrency,
  rateMin: search.rateMin,
  rateMax: search.contractBudget,
  availability: search.availability,
  contractDuration: search.contractDuration,
  educationLevel: search.educationLevel,
  skills: [...search.skills],
  allSkills: search.allSkills,
  languages: [...search.languages],
  industries: [...search.industries],
  experienceYears: search.experienceYears,
  answersFast: search.answersFast,
  sort: search.sort,
  opportunityType: search.opportunityType,
  permCurrency: search.permCurrency,
  permBudget: search.permBudget,
  contractCurrency: search.contractCurrency,
  contractBudget: search.contractBudget,
})

const TEXT_MAX = 200
const LIST_MAX = 50
const toAmount = (value: number | null | undefined): number => Math.max(0, value ?? 0)
const toList = (values: readonly string[] | undefined): readonly string[] => (values ?? []).slice(0, LIST_MAX)

/** The currency of the hourly rates: a rate without one is in USD, a budget without one in ZAR. */
const toContractCurrency = ({ contractBudget, contractCurrency, currency, rateMax, rateMin }: SearchParametersWire) => {
  const isRate = toAmount(contractBudget) === 0 && toAmount(rateMin) + toAmount(rateMax) > 0
  return contractCurrency ?? currency ?? (isRate ? DEFAULT_RATE_CURRENCY : defaultSearch.contractCurrency)
}

/** A search from the wire; missing fields get their defaults. Rule: SRCH-16. */
export const toSearchParameters = (wire: SearchParametersWire): SearchParameters => ({
  jobTitle: (wire.jobTitle ?? '').slice(0, TEXT_MAX),
  workType: wire.workType ?? defaultSearch.workType,
  locationType: wire.locationType ?? defaultSearch.locationType,
  location: (wire.location ?? '').slice(0, TEXT_MAX),
  latitude: wire.latitude ?? null,
  longitude: wire.longitude ?? null,
  radiusKm: isPlaceRadius(wire.radiusKm) ? wire.radiusKm : defaultSearch.radiusKm,
  remoteAnywhere: wire.remoteAnywhere ?? defaultSearch.remoteAnywhere,
  opportunityType: wire.opportunityType ?? defaultSearch.opportunityType,
  contractCurrency: toContractCurrency(wire),
  rateMin: toAmount(wire.rateMin),
  contractBudget: toAmount(wire.contractBudget ?? wire.rateMax),
  permCurrency: wire.permCurrency ?? defaultSearch.permCurrency,
  permBudget: toAmount(wire.permBudget),
  availability: wire.availability ?? null,
  contractDuration: wire.contractDuration ?? wire.duration ?? null,
  educationLevel: wire.educationLevel || defaultSearch.educationLevel,
  skills: toList(wire.skills),
  allSkills: wire.allSkills ?? false,
  languages: toList(wire.languages),
  industries: toList(wire.industries),
  experienceYears: wire.experienceYears ?? null,
  answersFast: wire.answersFast ?? defaultSearch.answersFast,
  sort: wire.sort ?? defaultSearch.sort,
})

export const toHistoryEntryWire = (entry: SearchHistoryEntry, newCount: number | null): HistoryEntryWire => ({
  uuid: entry.uuid,
  searchParameters: toSearchParametersWire(entry.parameters),
  results: [...entry.results],
  viewed: [...entry.viewed],
  createdAt: entry.createdAt.toISOString(),
  searchedAt: entry.searchedAt.toISOString(),
  newCount,
})
