import {
  contractDurationOptions,
  availabilityOptions,
  type DaysOption,
  findDaysLabel,
} from '@guildhall/domain/reference'
import {
  CANDIDATE_COUNT_MAX,
  defaultSearch,
  findsRemoteAnywhere,
  hasRadius,
  includesContract,
  includesPermanent,
  type SearchParameters,
} from '@guildhall/domain/search'
import { formatMoney, formatNumber } from '../../shared/format/formats.ts'
import { formatChosenSort } from './format-sort.ts'
import { t } from '../../shared/i18n/index.ts'

/** An active filter: its label, and the search without it. */
export interface ActiveFilter {
  readonly id: string
  readonly label: string
  readonly without: SearchParameters
}

const formatRateRange = ({ rateMin, contractBudget, contractCurrency }: SearchParameters): string => {
  if (rateMin > 0 && contractBudget > 0)
    return t('{money} to {number}', {
      money: formatMoney(rateMin, contractCurrency),
      number: formatNumber(contractBudget),
    })
  return rateMin > 0
    ? t('{money} an hour at least', { money: formatMoney(rateMin, contractCurrency) })
    : t('{money} an hour at most', { money: formatMoney(contractBudget, contractCurrency) })
}

const daysLabel = (options: readonly DaysOption[], days: number): string => {
  const label = findDaysLabel(options, days)
  return label === undefined ? t('{days} days', { days }) : t(label)
}

const formatAvailability = (days: number): string =>
  days === 0 ? t('Free now') : t('Free within {time}', { time: daysLabel(availabilityOptions, days).toLowerCase() })

const formatContractDuration = (days: number): string => daysLabel(contractDurationOptions, days)

/** "5 years or more" */
export const formatExperience = (years: number): string =>
  years === 1 ? t('1 year or more') : t('{years} years or more', { years })

/** All active filters, in the order of the filter rail; title and place are in the query bar. */
export function activeFilters(search: SearchParameters): readonly ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const add = (id: string, label: string, change: Partial<SearchParameters>): void => {
    filters.push({ id, label, without: { ...search, ...change } })
  }
  if (hasRadius(search) && search.radiusKm !== defaultSearch.radiusKm) {
    add('radius', t('Within {kilometres} km', { kilometres: search.radiusKm }), { radiusKm: defaultSearch.radiusKm })
  }
  if (findsRemoteAnywhere(search)) add('remoteAnywhere', t('Or remote'), { remoteAnywhere: false })
  if (search.workType !== defaultSearch.workType) add('workType', search.workType, { workType: defaultSearch.workType })
  if (search.opportunityType !== defaultSearch.opportunityType) {
    add('opportunityType', search.opportunityType, { opportunityType: defaultSearch.opportunityType })
  }
  if (includesContract(search) && (search.rateMin > 0 || search.contractBudget > 0)) {
    add('rate', formatRateRange(search), { rateMin: 0, contractBudget: 0 })
  }
  if (includesPermanent(search) && search.permBudget > 0) {
    add('permBudget', t('{money} a year at most', { money: formatMoney(search.permBudget, search.permCurrency) }), {
      permBudget: 0,
    })
  }
  if (search.availability !== null) add('availability', formatAvailability(search.availability), { availability: null })
  if (includesContract(search) && search.contractDuration !== null) {
    add('contractDuration', formatContractDuration(search.contractDuration), { contractDuration: null })
  }
  for (const skill of search.skills) {
    add(`skill ${skill}`, skill, { skills: search.skills.filter((own) => own !== skill) })
  }
  for (const language of search.languages) {
    add(`language ${language}`, language, { languages: search.languages.filter((own) => own !== language) })
  }
  for (const industry of search.industries) {
    add(`industry ${industry}`, industry, { industries: search.industries.filter((own) => own !== industry) })
  }
  if (search.experienceYears !== null) {
    add('experienceYears', formatExperience(search.experienceYears), { experienceYears: null })
  }
  if (search.educationLevel !== defaultSearch.educationLevel) {
    add('educationLevel', search.educationLevel, { educationLevel: defaultSearch.educationLevel })
  }
  if (search.answersFast) add('answersFast', t('Answers fast'), { answersFast: false })
  return filters
}

/** The search with only its title, its place and its order. */
export const withoutFilters = ({
  jobTitle,
  location,
  locationType,
  latitude,
  longitude,
  sort,
}: SearchParameters): SearchParameters => ({
  ...defaultSearch,
  jobTitle,
  location,
  locationType,
  latitude,
  longitude,
  sort,
})

/** "Data engineer, South Africa"; "Everyone, anywhere" for an empty search. */
export function searchTitle({ jobTitle, location, locationType }: SearchParameters): string {
  const place = locationType === 'anywhere' || location === '' ? 'anywhere' : (location.split(',')[0] ?? location)
  return `${jobTitle.trim() || t('Everyone')}, ${place}`
}

/** "Remote, contract, USD 25 to 60, 4 more" */
export function searchDetails(search: SearchParameters): string {
  const order = formatChosenSort(search)
  const labels = [...activeFilters(search).map((filter) => filter.label), ...(order === null ? [] : [order])]
  const shown = labels
    .slice(0, 3)
    .map((word, index) => (index > 0 && /^[A-Z][a-z]+$/.test(word) ? lowerCaseKind(word) : word))
  const left = labels.length - shown.length
  return [...shown, ...(left > 0 ? [t('{left} more', { left })] : [])].join(', ')
}

const lowerCaseKind = (word: string): string =>
  ['Contract', 'Permanent', 'Remote', 'Hybrid'].includes(word) ? word.toLowerCase() : word

/** "1 person", "23 people" */
export const formatPeopleCount = (count: number): string =>
  count === 1 ? t('1 person') : t('{number} people', { number: formatNumber(count) })

/** How many people a search finds, or about how many. */
export interface Total {
  readonly total: number
  readonly isTotalExact: boolean
}

/** Two digits of an estimate say as much as it knows. */
const roundEstimate = (total: number): number => Number(total.toPrecision(2))

/** "23 people", "about 12,000 people". Rule: SRCH-76. */
export const formatFoundCount = ({ isTotalExact, total }: Total): string =>
  isTotalExact ? formatPeopleCount(total) : t('about {number} people', { number: formatNumber(roundEstimate(total)) })

/** The same at the beginning of a title: "About 12,000 people". */
export const formatFoundTitle = ({ isTotalExact, total }: Total): string =>
  isTotalExact ? formatPeopleCount(total) : t('About {number} people', { number: formatNumber(roundEstimate(total)) })

/** A count that stops at the most that are counted: "10,000 people or more". Rule: SRCH-76. */
export const formatCount = (count: number): string =>
  count < CANDIDATE_COUNT_MAX ? formatPeopleCount(count) : t('{number} people or more', { number: formatNumber(count) })
