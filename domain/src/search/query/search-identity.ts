import { educationRank } from '../../reference/index.ts'
import {
  defaultSearch,
  findsRemoteAnywhere,
  hasPlace,
  hasRadius,
  includesContract,
  includesPermanent,
} from './default-search.ts'
import type { SearchParameters } from './search-parameters.ts'
import { toCandidateSort } from './search-sort.ts'

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
const set = (values: readonly string[]): readonly string[] =>
  [...new Set(values.map(plain).filter((value) => value !== ''))].toSorted()

const budget = (amount: number, currency: string): string | null => (amount > 0 ? `${amount} ${currency}` : null)

// About 100 metres: the same place from two lookups.
const coordinate = (degrees: number | null): number | null =>
  degrees === null ? null : Math.round(degrees * 1000) / 1000

/** Criteria that searches did not have from the beginning, where they are set: identities that are stored stay the same. */
const laterCriteria = (parameters: SearchParameters): readonly object[] => {
  const { answersFast, experienceYears, radiusKm } = parameters
  const industries = set(parameters.industries)
  const later = {
    ...(hasRadius(parameters) && radiusKm !== defaultSearch.radiusKm ? { radiusKm } : {}),
    ...(findsRemoteAnywhere(parameters) ? { remoteAnywhere: true } : {}),
    ...(industries.length > 0 ? { industries } : {}),
    ...(experienceYears === null ? {} : { experienceYears }),
    ...(answersFast ? { answersFast } : {}),
  }
  return Object.keys(later).length === 0 ? [] : [later]
}

/**
 * The canonical form of a search: equal searches have the same one. Case, spaces, the order of lists and of the results, and criteria that do
 * not filter are ignored. Rule: SRCH-30.
 */
export const searchIdentity = (parameters: SearchParameters): string => {
  const contract = includesContract(parameters)
  const placed = hasPlace(parameters)
  const skills = set(parameters.skills)
  return JSON.stringify([
    plain(parameters.jobTitle),
    parameters.workType,
    placed ? parameters.locationType : defaultSearch.locationType,
    placed ? coordinate(parameters.latitude) : null,
    placed ? coordinate(parameters.longitude) : null,
    parameters.opportunityType,
    contract ? budget(parameters.rateMin, parameters.contractCurrency) : null,
    contract ? budget(parameters.contractBudget, parameters.contractCurrency) : null,
    includesPermanent(parameters) ? budget(parameters.permBudget, parameters.permCurrency) : null,
    parameters.availability,
    contract ? parameters.contractDuration : null,
    educationRank(parameters.educationLevel),
    skills,
    skills.length > 1 && parameters.allSkills,
    set(parameters.languages),
    ...laterCriteria(parameters),
  ])
}

/** The same of a search in its order: equal ones have the same results in the same order. Rule: SRCH-59. */
export const orderedIdentity = (parameters: SearchParameters): string =>
  `${searchIdentity(parameters)} ${toCandidateSort(parameters)}`
