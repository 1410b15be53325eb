import { placeRadii, SEARCH_OPPORTUNITIES, searchSorts } from '@guildhall/domain/search'
import { z } from 'zod'
import { candidate } from './candidate.ts'
import { constrained } from './constrained.ts'
import { instant, knownChoice, number, tolerant, text, textList } from './fields.ts'

const currencies = ['AUD', 'USD', 'ZAR'] as const

/**
 * The parameters of a search. Budgets and rates are whole units; 0 is no filter; null days are no filter. `currency`, `rateMax` and
 * `duration` repeat `contractCurrency`, `contractBudget` and `contractDuration`. Rule: SRCH-16.
 */
export const searchParameters = z
  .object({
    jobTitle: text,
    workType: knownChoice(['Any type', 'Remote', 'Hybrid', 'On-site']),
    locationType: knownChoice(['country', 'administrative_area_level_1', 'anywhere', 'other']),
    location: text,
    latitude: number,
    longitude: number,
    radiusKm: constrained(number, { enum: placeRadii }),
    remoteAnywhere: z.boolean(),
    duration: number,
    currency: knownChoice(currencies),
    rateMin: number,
    rateMax: number,
    availability: number,
    contractDuration: number,
    educationLevel: text,
    skills: textList,
    allSkills: z.boolean(),
    languages: textList,
    industries: textList,
    /** Years of work at least. */
    experienceYears: number,
    answersFast: z.boolean(),
    sort: knownChoice(searchSorts),
    opportunityType: knownChoice(SEARCH_OPPORTUNITIES),
    permCurrency: knownChoice(currencies),
    permBudget: number,
    contractCurrency: knownChoice(currencies),
    contractBudget: number,
  })
  .partial()
  .meta({ id: 'SearchParameters' })

/** An entry of the search history. Rule: SRCH-30. */
export const historyEntry = z
  .object({
    uuid: z.string(),
    searchParameters,
    results: z.array(z.string()),
    /** Candidates that this user opened from it. */
    viewed: z.array(z.string()),
    createdAt: instant,
    searchedAt: instant,
    /** Matches that became searchable or changed since `searchedAt` and were not results; 100 is "100 or more". Null if search is unavailable. */
    newCount: z.number().nullable(),
  })
  .meta({ id: 'SearchHistoryEntry' })

const parsedJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** A search in a form, also as JSON text. */
export const searchParametersForm = tolerant(
  (value) => parsedJson(value ?? {}),
  z.object(searchParameters.shape, 'Value is not readable'),
)

/** A search to add to the history; both fields also as JSON text. Rule: SRCH-30. */
export const searchForm = z
  .object({
    results: textList,
    search_parameters: searchParametersForm,
  })
  .meta({ id: 'SearchForm' })

export const historyList = z.object({
  searchHistory: z.array(historyEntry),
  search_count_today: z.number(),
  next_cursor: z.string().nullable(),
})
export const rememberedSearch = z.object({
  searchHistory: historyEntry,
  search_count_today: z.number(),
  users: z.array(candidate),
})

export type SearchParametersWire = z.output<typeof searchParameters>
export type HistoryEntryWire = z.output<typeof historyEntry>
