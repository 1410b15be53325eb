import { RATE_MAX } from '../../profiles/index.ts'
import { currencies, educationRank, isEducationLevel, workplaceTypes } from '../../reference/index.ts'
import type { Uuid } from '../../shared/index.ts'
import { defaultSearch } from './default-search.ts'
import { SEARCH_FIRST_PAGE_SIZE, SEARCH_PAGE_SIZE } from './paging.ts'
import { parseQueryString, queryString } from './query-string.ts'
import { isPlaceRadius } from './search-area.ts'
import { SEARCH_OPPORTUNITIES, type LocationType, type SearchParameters } from './search-parameters.ts'
import { searchSorts } from './search-sort.ts'
import { SEARCH_REACH_MAX } from './search-wire.ts'

/** The state of the search page in its URL, so that back, reload and sharing restore it. Rule: SRCH-46. */
export interface SearchPageState {
  readonly parameters: SearchParameters
  /** Number of further open pages: 0 for the first only. */
  readonly pages: number
  /** The candidate who is open in the drawer. */
  readonly open: Uuid | null
}

const locationTypes: readonly LocationType[] = ['country', 'administrative_area_level_1', 'anywhere', 'other']
const currencyCodes = currencies.map(({ code }) => code)
const LIST_MAX = 50
const TEXT_MAX = 200
/** As many further pages as reach the last hit that can be asked for. */
const PAGES_MAX = Math.floor((SEARCH_REACH_MAX - SEARCH_FIRST_PAGE_SIZE) / SEARCH_PAGE_SIZE)

/** Encodes the state as a query string, without default values; '' for the default search. */
export const toSearchQueryString = ({ open, pages, parameters: search }: SearchPageState): string => {
  const placed = search.locationType !== 'anywhere' && search.latitude !== null && search.longitude !== null
  const text = (value: string | number, standard: string | number): readonly string[] =>
    value === standard ? [] : [String(value)]
  return queryString({
    q: text(search.jobTitle, ''),
    work: text(search.workType, defaultSearch.workType),
    place: placed ? text(search.location, '') : [],
    kind: placed ? [search.locationType] : [],
    at: placed ? [`${search.latitude},${search.longitude}`] : [],
    radius: placed && search.locationType === 'other' ? text(search.radiusKm, defaultSearch.radiusKm) : [],
    or_remote: placed && search.remoteAnywhere ? ['1'] : [],
    opportunity: text(search.opportunityType, defaultSearch.opportunityType),
    currency: text(search.contractCurrency, defaultSearch.contractCurrency),
    from: text(search.rateMin, 0),
    budget: text(search.contractBudget, 0),
    perm_currency: text(search.permCurrency, defaultSearch.permCurrency),
    perm_budget: text(search.permBudget, 0),
    free: search.availability === null ? [] : [String(search.availability)],
    duration: search.contractDuration === null ? [] : [String(search.contractDuration)],
    education: text(search.educationLevel, defaultSearch.educationLevel),
    skill: search.skills,
    all_skills: search.allSkills ? ['1'] : [],
    language: search.languages,
    industry: search.industries,
    experience: search.experienceYears === null ? [] : [String(search.experienceYears)],
    fast: search.answersFast ? ['1'] : [],
    sort: text(search.sort, defaultSearch.sort),
    pages: text(pages, 0),
    open: open === null ? [] : [open],
  })
}

const amount = (text: string | undefined): number => {
  const value = Number(text ?? '')
  return Number.isFinite(value) && value > 0 ? Math.min(value, RATE_MAX) : 0
}

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null

const oneOf = <T extends string>(options: readonly T[], text: string | undefined, standard: T): T =>
  options.find((option) => option === text) ?? standard

const listOf = (values: readonly string[] | undefined): readonly string[] =>
  [...new Set((values ?? []).map((value) => value.trim().slice(0, TEXT_MAX)).filter((value) => value !== ''))].slice(
    0,
    LIST_MAX,
  )

const middleOf = (text: string | undefined): readonly [number, number] | null => {
  const [latitude, longitude, ...more] = (text ?? '')
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)))
  if (latitude === undefined || longitude === undefined || more.length > 0) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : null
}

/** Parses the state from a query string, with or without its '?'. Invalid parts get their default; there are no errors. */
export const parseSearchQueryString = (address: string): SearchPageState => {
  const fields = parseQueryString(address)
  const first = (name: string): string | undefined => fields.get(name)?.[0]
  const middle = middleOf(first('at'))
  const radius = wholeNumber(first('radius'))
  const education = first('education') ?? ''
  const open = first('open')?.toLowerCase() ?? ''
  return {
    parameters: {
      jobTitle: (first('q') ?? '').slice(0, TEXT_MAX),
      workType: oneOf(workplaceTypes, first('work'), defaultSearch.workType),
      locationType: middle === null ? 'anywhere' : oneOf(locationTypes, first('kind'), 'other'),
      location: middle === null ? '' : (first('place') ?? '').slice(0, TEXT_MAX),
      latitude: middle?.[0] ?? null,
      longitude: middle?.[1] ?? null,
      radiusKm: isPlaceRadius(radius) && middle !== null ? radius : defaultSearch.radiusKm,
      remoteAnywhere: middle !== null && first('or_remote') === '1',
      opportunityType: oneOf(SEARCH_OPPORTUNITIES, first('opportunity'), defaultSearch.opportunityType),
      contractCurrency: oneOf(currencyCodes, first('currency'), defaultSearch.contractCurrency),
      rateMin: amount(first('from')),
      contractBudget: amount(first('budget')),
      permCurrency: oneOf(currencyCodes, first('perm_currency'), defaultSearch.permCurrency),
      permBudget: amount(first('perm_budget')),
      availability: wholeNumber(first('free')),
      contractDuration: wholeNumber(first('duration')),
      educationLevel: isEducationLevel(education) && educationRank(education) > 0 ? education : 'None',
      skills: listOf(fields.get('skill')),
      allSkills: first('all_skills') === '1',
      languages: listOf(fields.get('language')),
      industries: listOf(fields.get('industry')),
      experienceYears: wholeNumber(first('experience')),
      answersFast: first('fast') === '1',
      sort: oneOf(searchSorts, first('sort'), defaultSearch.sort),
    },
    pages: Math.min(PAGES_MAX, wholeNumber(first('pages')) ?? 0),
    open: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(open) ? open : null,
  }
}
