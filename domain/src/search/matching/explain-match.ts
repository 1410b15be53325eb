import {
  formatAvailability,
  contractDurationOptions,
  educationLevels,
  educationRank,
  findDaysLabel,
} from '../../reference/index.ts'
import type { ExchangeRateTable } from '../../reference/index.ts'
import { foldText } from '../../shared/index.ts'
import { hasPlace, includesContract, includesPermanent } from '../query/default-search.ts'
import type { PlaceMatch } from './place-match.ts'
import { explainRateMatch } from './rate-match.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { toCandidateSort } from '../query/search-sort.ts'
import { explainTextMatch } from './text-match.ts'
import type { VisibleCandidate } from '../candidates/visible-candidate.ts'

/** At most this many candidates of a result are top matches, and each meets at least this many criteria. */
export const TOP_MATCHES_MAX = 3
export const TOP_MATCH_MIN_CRITERIA = 2

/** A criterion of the search, and whether this person meets it. Each skill and each language is a separate criterion. */
export interface MatchCriterion {
  readonly criterion: keyof SearchParameters
  readonly met: boolean
  readonly text: string
}

/** A hit: the candidate, the displayed distance in metres, and how they match the place; both absent for people who are no hit. */
export type ExplainedCandidate = VisibleCandidate & {
  readonly distance?: number | null
  readonly placeMatch?: PlaceMatch | null
}

type Explain = (
  search: SearchParameters,
  candidate: ExplainedCandidate,
  table: ExchangeRateTable,
) => readonly MatchCriterion[]

const when = (isSet: boolean, criterion: () => MatchCriterion): readonly MatchCriterion[] =>
  isSet ? [criterion()] : []
// Without case and accents, as the index compares values.
const same = (one: string, other: string): boolean => foldText(one).trim() === foldText(other).trim()
const has = (values: readonly string[], value: string): boolean => values.some((own) => same(own, value))

const explainWork: Explain = ({ opportunityType, workType }, candidate) => [
  ...when(workType !== 'Any type', () => ({
    criterion: 'workType',
    met: candidate.workplaceType === workType || candidate.workplaceType === 'Any type',
    text: candidate.workplaceType === 'Any type' ? `${workType} is fine: takes any type` : candidate.workplaceType,
  })),
  ...when(opportunityType !== 'Any Type', () => ({
    criterion: 'opportunityType',
    met: candidate.opportunityType === 'any' || same(candidate.opportunityType, opportunityType),
    text:
      candidate.opportunityType === 'any'
        ? 'Open to contract and permanent work'
        : `Open to ${candidate.opportunityType} work`,
  })),
]

const explainPlace: Explain = (search, { distance = null, locationTitle, placeMatch = null }) => {
  if (!hasPlace(search) || placeMatch === null) return []
  const place = search.location || 'the place'
  const kilometres = Math.round((distance ?? 0) / 1000).toLocaleString('en-US')
  const texts: Readonly<Record<PlaceMatch, string>> = {
    inside: `In ${place}`,
    near: `Within ${kilometres} km of ${place}`,
    remote: `Takes remote work from ${locationTitle}`,
  }
  return [{ criterion: 'location', met: true, text: texts[placeMatch] }]
}

const explainRates: Explain = (search, candidate, table) => {
  const hourly = { amount: candidate.exactRate, currency: candidate.currency, per: 'an hour' } as const
  const yearly = { amount: candidate.permanentExactRate, currency: candidate.permanentCurrency, per: 'a year' } as const
  const { contractBudget, contractCurrency, permBudget, permCurrency, rateMin } = search
  const contract = includesContract(search)
  const limit = { currency: contractCurrency, kind: 'at most' } as const
  return [
    ...when(contract && contractBudget > 0, () => ({
      criterion: 'contractBudget',
      ...explainRateMatch(hourly, { ...limit, amount: contractBudget }, table),
    })),
    ...when(contract && rateMin > 0, () => ({
      criterion: 'rateMin',
      ...explainRateMatch(hourly, { amount: rateMin, currency: contractCurrency, kind: 'at least' }, table),
    })),
    ...when(includesPermanent(search) && permBudget > 0, () => ({
      criterion: 'permBudget',
      ...explainRateMatch(yearly, { amount: permBudget, currency: permCurrency, kind: 'at most' }, table),
    })),
  ]
}

const explainTime: Explain = (search, candidate) => {
  const { availability, contractDuration } = search
  const shortest = findDaysLabel(contractDurationOptions, candidate.contractMin) ?? `${candidate.contractMin} days`
  return [
    ...when(availability !== null, () => ({
      criterion: 'availability',
      met: candidate.availability <= (availability ?? 0),
      text: formatAvailability(candidate.availability),
    })),
    ...when(includesContract(search) && contractDuration !== null, () => ({
      criterion: 'contractDuration',
      met: candidate.contractMin <= (contractDuration ?? 0),
      text: candidate.contractMin === 0 ? 'Takes contracts of any length' : `Takes contracts from ${shortest}`,
    })),
  ]
}

const explainBackground: Explain = ({ answersFast, experienceYears, industries }, candidate) => {
  const own = industries.filter((industry) => has(candidate.industries, industry))
  const years = candidate.experienceYears === 1 ? '1 year' : `${candidate.experienceYears} years`
  return [
    ...when(industries.length > 0, () => ({
      criterion: 'industries',
      met: own.length > 0,
      text: own.length > 0 ? `Works in ${own.join(', ')}` : `Not in ${industries.join(', ')}`,
    })),
    ...when(experienceYears !== null, () => ({
      criterion: 'experienceYears',
      met: candidate.experienceYears >= (experienceYears ?? 0),
      text: `${years} of experience`,
    })),
    ...when(answersFast, () => ({
      criterion: 'answersFast',
      met: candidate.respondsFast,
      text: candidate.respondsFast ? 'Answers fast' : 'Not known to answer fast',
    })),
  ]
}

const explainEducation: Explain = ({ educationLevel }, { qualificationLevel }) => {
  const wantedRank = educationRank(educationLevel)
  const own = educationLevels.find(({ rank }) => rank === qualificationLevel && rank > 0)?.name ?? 'No education given'
  return when(wantedRank > 0, () => ({ criterion: 'educationLevel', met: qualificationLevel >= wantedRank, text: own }))
}

const explainLists: Explain = (search, candidate) => [
  ...search.skills.map((skill) => {
    const met = has(candidate.skills, skill)
    return { criterion: 'skills', met, text: met ? skill : `No ${skill}` } as const
  }),
  ...search.languages.map((language) => {
    const met = has(candidate.languages, language)
    return { criterion: 'languages', met, text: met ? `Speaks ${language}` : `No ${language}` } as const
  }),
]

const explainTitle: Explain = ({ jobTitle }, candidate) =>
  when(jobTitle.trim() !== '', () => ({
    criterion: 'jobTitle',
    met: true,
    text: explainTextMatch(jobTitle, candidate),
  }))

/**
 * Explains why a hit matches: every criterion of the search, met or not, with a text. Criteria that were not searched for are absent. Rule:
 * SRCH-20.
 */
export const explainMatch: Explain = (search, candidate, table) =>
  [
    explainTitle,
    explainWork,
    explainPlace,
    explainRates,
    explainTime,
    explainEducation,
    explainBackground,
    explainLists,
  ].flatMap((explain) => explain(search, candidate, table))

/** How many criteria are met: 'Meets 4 of 5'. */
export interface MatchTally {
  readonly met: number
  readonly total: number
  readonly text: string
}

export const tallyMatches = (criteria: readonly MatchCriterion[]): MatchTally => {
  const met = criteria.filter((criterion) => criterion.met).length
  return { met, total: criteria.length, text: `Meets ${met} of ${criteria.length}` }
}

/**
 * The top matches of a list in the order of the best match: at most the first three that meet every criterion, if there are two or more
 * criteria. Other orders have none. Rule: SRCH-21.
 */
export const topMatches = (
  search: SearchParameters,
  candidates: readonly ExplainedCandidate[],
  table: ExchangeRateTable,
): ReadonlySet<string> => {
  if (toCandidateSort(search) !== 'best') return new Set()
  const best = candidates.filter((candidate) => {
    const criteria = explainMatch(search, candidate, table)
    return criteria.length >= TOP_MATCH_MIN_CRITERIA && criteria.every(({ met }) => met)
  })
  return new Set(best.slice(0, TOP_MATCHES_MAX).map(({ uuid }) => uuid))
}
