import { educationRank } from '../../reference/index.ts'
import type { ExchangeRateTable } from '../../reference/index.ts'
import type { Around, CandidateQuery, FacetFilter, NumericAttribute, NumericFilter } from './candidate-query.ts'
import { toIndexCurrency } from './index-currency.ts'
import { findsRemoteAnywhere, includesContract, includesPermanent } from './default-search.ts'
import { pageRange } from './paging.ts'
import type { HitRange } from './paging.ts'
import { getSearchArea } from './search-area.ts'
import type { SearchParameters } from './search-parameters.ts'
import { toCandidateSort } from './search-sort.ts'

type Group = readonly FacetFilter[]

const distinct = (values: readonly string[]): readonly string[] => [
  ...new Set(values.map((value) => value.trim()).filter((value) => value !== '')),
]

const workplaceGroups = ({ workType }: SearchParameters): readonly Group[] =>
  workType === 'Any type' ? [] : [[workType, 'Any type'].map((value) => ({ attribute: 'workplace_type', value }))]

const opportunityGroups = ({ opportunityType }: SearchParameters): readonly Group[] =>
  opportunityType === 'Any Type'
    ? []
    : [[opportunityType.toLowerCase(), 'any'].map((value) => ({ attribute: 'opportunityType', value }))]

const skillFilters = ({ skills }: SearchParameters): Group =>
  distinct(skills).map((value) => ({ attribute: 'skills', value }))

const skillGroups = (parameters: SearchParameters): readonly Group[] => {
  const filters = skillFilters(parameters)
  if (filters.length === 0) return []
  return parameters.allSkills ? filters.map((filter) => [filter]) : [filters]
}

const languageGroups = ({ languages }: SearchParameters): readonly Group[] =>
  distinct(languages).map((value) => [{ attribute: 'languages', value }])

const industryGroups = ({ industries }: SearchParameters): readonly Group[] => {
  const filters = distinct(industries).map((value) => ({ attribute: 'industries', value }) as const)
  return filters.length === 0 ? [] : [filters]
}

const answerGroups = ({ answersFast }: SearchParameters): readonly Group[] =>
  answersFast ? [[{ attribute: 'respondsFast', value: 'true' }]] : []

const numericFilter = (
  attribute: NumericAttribute,
  operator: NumericFilter['operator'],
  value: number | null,
): readonly (readonly NumericFilter[])[] => (value === null ? [] : [[{ attribute, operator, value }]])

const numericGroups = (parameters: SearchParameters, table: ExchangeRateTable): CandidateQuery['numericFilters'] => {
  const budget = (amount: number, currency: SearchParameters['contractCurrency']): number | null =>
    amount > 0 ? toIndexCurrency(amount, currency, table) : null
  const { availability, contractBudget, contractCurrency, contractDuration, permBudget, permCurrency, rateMin } =
    parameters
  const rank = educationRank(parameters.educationLevel)
  return [
    ...(includesContract(parameters)
      ? [
          ...numericFilter('rate', '>=', budget(rateMin, contractCurrency)),
          ...numericFilter('rate', '<=', budget(contractBudget, contractCurrency)),
          ...numericFilter('contract_duration_min', '<=', contractDuration),
        ]
      : []),
    ...(includesPermanent(parameters) ? numericFilter('permanentRate', '<=', budget(permBudget, permCurrency)) : []),
    ...numericFilter('availability', '<=', availability),
    ...numericFilter('qualification_level', '>=', rank > 0 ? rank : null),
    ...numericFilter('experience_years', '>=', parameters.experienceYears),
  ]
}

const toAround = ({ latitude, locationType, longitude, radiusKm }: SearchParameters): Around | null => {
  const area = getSearchArea(locationType, radiusKm)
  return area === null || latitude === null || longitude === null ? null : { latitude, longitude, ...area }
}

/**
 * Converts a search to a query of the index. 'Any' does not filter, and profiles with 'Any' match everything; budgets count only if greater
 * than 0 and are compared in the index's currency; education 'None' is ignored; at least one skill must match, or all; every language must
 * match; each matching skill improves the rank. Rules: SRCH-10, SRCH-11, SRCH-12, SRCH-13, SRCH-58.
 */
export const toCandidateQuery = (
  parameters: SearchParameters,
  table: ExchangeRateTable,
  range: HitRange = pageRange(0),
): CandidateQuery => ({
  text: parameters.jobTitle.trim(),
  ...range,
  facetFilters: [
    ...workplaceGroups(parameters),
    ...opportunityGroups(parameters),
    ...skillGroups(parameters),
    ...languageGroups(parameters),
    ...industryGroups(parameters),
    ...answerGroups(parameters),
  ],
  optionalFilters: skillFilters(parameters),
  numericFilters: numericGroups(parameters, table),
  around: toAround(parameters),
  remoteAnywhere: findsRemoteAnywhere(parameters),
  sort: toCandidateSort(parameters),
})
