import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSearch, experienceOptions } from '../query/default-search.ts'
import { candidateDocument } from '../../../testing/index.ts'
import { explainMatch, tallyMatches, topMatches } from './explain-match.ts'
import { parseSearchQueryString, toSearchQueryString } from '../query/search-page-state.ts'
import { placeRadii } from '../query/search-area.ts'
import { searchSorts } from '../query/search-sort.ts'
import { relaxations } from './relaxations.ts'
import { searchIdentity } from '../query/search-identity.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'
import { visibleCandidate } from '../candidates/visible-candidate.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

const table = { date: '2026-03-02', base: 'usd', rates: { usd: 1, zar: 18.34, aud: 1.52 } } as const
const searching = (changes: Partial<SearchParameters>): SearchParameters => ({ ...defaultSearch, ...changes })
const candidate = (changes: Partial<CandidateDocument> = {}) => visibleCandidate(candidateDocument(1, changes))
const words = (search: Partial<SearchParameters>, person = candidate()) =>
  explainMatch(searching(search), person, table).map(({ met, text }) => `${met ? '+' : '-'} ${text}`)

const parameters = fc.record({
  jobTitle: fc.string({ maxLength: 40 }),
  workType: fc.constantFrom('Any type', 'Remote', 'Hybrid', 'On-site'),
  opportunityType: fc.constantFrom('Any Type', 'Permanent', 'Contract'),
  contractCurrency: fc.constantFrom('USD', 'ZAR', 'AUD'),
  rateMin: fc.integer({ min: 0, max: 9_999_999 }),
  contractBudget: fc.integer({ min: 0, max: 9_999_999 }),
  permCurrency: fc.constantFrom('USD', 'ZAR', 'AUD'),
  permBudget: fc.integer({ min: 0, max: 9_999_999 }),
  availability: fc.constantFrom(null, 0, 7, 30, 90, 180),
  contractDuration: fc.constantFrom(null, 0, 30, 90, 180, 365),
  educationLevel: fc.constantFrom('None', 'Certificate', "Bachelor's degree", 'Doctorate'),
  skills: fc.uniqueArray(fc.constantFrom('Java', 'C++', 'dbt', 'R&D = fun', 'Qualitätssicherung'), { maxLength: 4 }),
  allSkills: fc.boolean(),
  languages: fc.uniqueArray(fc.constantFrom('English', 'isiZulu', 'Português'), { maxLength: 2 }),
  industries: fc.uniqueArray(fc.constantFrom('Advisory', 'Data & Analytics'), { maxLength: 2 }),
  experienceYears: fc.constantFrom(null, 0, ...experienceOptions),
  answersFast: fc.boolean(),
  sort: fc.constantFrom(...searchSorts),
})
const placed = (locationTypes: readonly string[], radii: readonly number[]) =>
  fc.record({
    locationType: fc.constantFrom(...locationTypes),
    location: fc.constantFrom('São Paulo', 'Cape Town, Western Cape', 'Canada'),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((at) => at + 0),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((at) => at + 0),
    radiusKm: fc.constantFrom(...radii),
    remoteAnywhere: fc.boolean(),
  })
const { latitude, location, locationType, longitude, radiusKm, remoteAnywhere } = defaultSearch
const place = fc.oneof(
  fc.constant({ latitude, location, locationType, longitude, radiusKm, remoteAnywhere }),
  placed(['country', 'administrative_area_level_1'], [radiusKm]),
  placed(['other'], placeRadii),
)
const anySearch = fc.tuple(parameters, place).map(([one, at]) => ({ ...one, ...at })) as fc.Arbitrary<SearchParameters>

describe('explaining a match', () => {
  const zar = { exactRate: 900, currency: 'ZAR', permanentExactRate: 500_000, permanentCurrency: 'ZAR' } as const

  // REF-15
  it('says of which day the rates are if they are out of date', () => {
    const search = searching({ contractBudget: 60, contractCurrency: 'USD' })
    const [text] = explainMatch(search, candidate(zar), { ...table, isStale: true })
    expect(text?.text).toBe('ZAR 900 an hour ≈ USD 49 (rates of 02 March 2026), within your 60')
  })

  // SRCH-20
  it('compares rates in text with figures', () => {
    const budget = { contractBudget: 60, contractCurrency: 'USD' } as const
    expect(words(budget, candidate(zar))).toEqual(['+ ZAR 900 an hour ≈ USD 49, within your 60'])
    expect(words({ ...budget, contractBudget: 40 }, candidate(zar))).toEqual([
      '- ZAR 900 an hour ≈ USD 49, above your 40',
    ])
    expect(words({ contractBudget: 1000 }, candidate(zar))).toEqual(['+ ZAR 900 an hour, within your 1,000'])
    expect(words({ rateMin: 1000 }, candidate(zar))).toEqual(['- ZAR 900 an hour, below your 1,000'])
    expect(words({ permBudget: 600_000 }, candidate(zar))).toEqual(['+ ZAR 500,000 a year, within your 600,000'])
    expect(words(budget, candidate({ exactRate: null, currency: null }))).toEqual(['- No hourly rate given'])
    expect(words({ permBudget: 1 }, candidate({ permanentExactRate: null, permanentCurrency: null }))).toEqual([
      '- No yearly rate given',
    ])
  })

  // SRCH-20
  it('omits criteria that were not searched for', () => {
    expect(words({})).toEqual([])
  })

  // SRCH-12, SRCH-20
  it('meets a budget that is equal in whole cents, as the index finds it', () => {
    const budget = { contractBudget: 38, contractCurrency: 'USD' } as const
    expect(words(budget, candidate({ ...zar, exactRate: 697 }))).toEqual(['+ ZAR 697 an hour ≈ USD 38, within your 38'])
    expect(words(budget, candidate({ ...zar, exactRate: 698 }))).toEqual(['- ZAR 698 an hour ≈ USD 38, above your 38'])
  })

  // SRCH-20
  it('compares skills, languages and industries without accents', () => {
    const person = candidate({ skills: ['Qualitätssicherung'], languages: ['Português'], industries: ['Café'] })
    expect(words({ skills: ['qualitatssicherung'], languages: ['Portugues'], industries: ['cafe'] }, person)).toEqual([
      '+ Works in cafe',
      '+ qualitatssicherung',
      '+ Speaks Portugues',
    ])
  })

  it('treats each skill and language separately', () => {
    const person = candidate({ skills: ['java', 'SQL'], languages: ['English'] })
    expect(words({ skills: ['Java', 'dbt'], languages: ['English', 'isiZulu'] }, person)).toEqual([
      '+ Java',
      '- No dbt',
      '+ Speaks English',
      '- No isiZulu',
    ])
  })

  it('agrees with the query’s filters, for rates, time, education and kind of work', () => {
    const person = candidate({
      workplaceType: 'Hybrid',
      opportunityType: 'contract',
      availability: 30,
      contractMin: 90,
    })
    expect(
      words(
        {
          workType: 'Remote',
          opportunityType: 'Contract',
          availability: 7,
          contractDuration: 180,
          educationLevel: 'Doctorate',
        },
        person,
      ),
    ).toEqual([
      '- Hybrid',
      '+ Open to contract work',
      '- Available in 1 Month',
      '+ Takes contracts from 3-6 Months',
      "- Bachelor's degree",
    ])
  })

  // SRCH-58
  it('states industry, experience and how fast somebody answers', () => {
    const person = candidate({ industries: ['Advisory', 'Data & Analytics'], experienceYears: 6, respondsFast: true })
    const search = { industries: ['Data & Analytics', 'Education'], experienceYears: 5, answersFast: true }
    expect(words(search, person)).toEqual(['+ Works in Data & Analytics', '+ 6 years of experience', '+ Answers fast'])
    expect(words(search, candidate({ industries: [], experienceYears: 1 }))).toEqual([
      '- Not in Data & Analytics, Education',
      '- 1 year of experience',
      '- Not known to answer fast',
    ])
  })

  // SRCH-21
  it('returns at most three that meet all of two or more criteria', () => {
    const people = [1, 2, 3, 4, 5].map((number) => ({
      ...visibleCandidate(candidateDocument(number, { skills: number === 2 ? ['Java'] : ['Java', 'dbt'] })),
    }))
    const [one, , three, four] = people.map(({ uuid }) => uuid)
    expect([...topMatches(searching({ skills: ['Java', 'dbt'] }), people, table)]).toEqual([one, three, four])
    expect(topMatches(searching({ skills: ['Java'] }), people, table).size).toBe(0)
    expect(topMatches(searching({ skills: ['Java', 'dbt'], sort: 'newest' }), people, table).size).toBe(0)
  })

  it('counts met criteria', () => {
    const criteria = explainMatch(searching({ skills: ['Java', 'dbt'] }), candidate({ skills: ['dbt'] }), table)
    expect(tallyMatches(criteria)).toEqual({ met: 1, total: 2, text: 'Meets 1 of 2' })
  })
})

describe('relaxing a search', () => {
  const offered = (changes: Partial<SearchParameters>) => relaxations(searching(changes)).map((one) => one.label)

  it('has a label', () => {
    expect(offered({ skills: ['dbt'] })).toEqual(['Without dbt'])
    expect(offered({ contractBudget: 60, contractCurrency: 'USD' })).toEqual(['Up to USD 75 an hour'])
    expect(offered({ availability: 30 })).toEqual(['Free within 2 months'])
    expect(offered({ availability: 180 })).toEqual(['Free at any time'])
    expect(offered({ skills: ['dbt', 'Java'], allSkills: true })).toEqual([
      'With any one of the skills',
      'Without dbt',
      'Without Java',
    ])
    expect(offered({ skills: ['dbt', 'Java'] })).toEqual(['Without the skills'])
    expect(offered({ answersFast: true, experienceYears: 5, industries: ['Advisory'] })).toEqual([
      'However fast they answer',
      'With 3 years of experience',
      'In any industry',
    ])
    expect(offered({ experienceYears: 1 })).toEqual(['With any experience'])
    expect(offered({})).toEqual([])
  })

  // SRCH-22
  it('never adds criteria, and is a different search each time', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const before = toCandidateQuery(search, table)
        for (const { parameters: loosened } of relaxations(search)) {
          const query = toCandidateQuery(loosened, table)
          expect(query.facetFilters.length).toBeLessThanOrEqual(before.facetFilters.length)
          expect(searchIdentity(loosened)).not.toBe(searchIdentity(search))
        }
      }),
    )
  })
})

describe('the identity of a search', () => {
  const identity = (changes: Partial<SearchParameters>) => searchIdentity(searching(changes))

  // SRCH-30
  it('ignores case, spaces, order and criteria that do not filter', () => {
    expect(identity({ jobTitle: ' Data  Engineer ', skills: ['dbt', 'Java'] })).toBe(
      identity({ jobTitle: 'data engineer', skills: ['java', 'DBT', 'dbt '] }),
    )
    expect(identity({ contractCurrency: 'USD', permCurrency: 'AUD', allSkills: true })).toBe(identity({}))
    expect(identity({ opportunityType: 'Permanent', contractBudget: 5 })).toBe(
      identity({ opportunityType: 'Permanent' }),
    )
    expect(identity({ location: 'Nowhere', locationType: 'other' })).toBe(identity({}))
  })

  it('differs for searches with different criteria', () => {
    const different = [
      {},
      { jobTitle: 'x' },
      { contractBudget: 5 },
      { rateMin: 5 },
      { permBudget: 5 },
      { contractBudget: 5, contractCurrency: 'USD' },
      { availability: 0 },
      { contractDuration: 0 },
      { skills: ['a', 'b'] },
      { skills: ['a', 'b'], allSkills: true },
      { languages: ['a'] },
      { industries: ['a'] },
      { experienceYears: 0 },
      { experienceYears: 5 },
      { answersFast: true },
      { educationLevel: 'Doctorate' },
      { locationType: 'other', latitude: 1, longitude: 2 },
      { locationType: 'country', latitude: 1, longitude: 2 },
    ] as const
    expect(new Set(different.map(identity)).size).toBe(different.length)
  })
})

describe('the query string of a search', () => {
  it('is empty for an untouched search and short for others', () => {
    const untouched = { parameters: defaultSearch, pages: 0, open: null }
    expect(toSearchQueryString(untouched)).toBe('')
    expect(parseSearchQueryString('')).toEqual(untouched)
    const search = searching({
      jobTitle: 'C# & SQL',
      skills: ['dbt', 'Java'],
      contractBudget: 60,
      contractCurrency: 'USD',
    })
    expect(toSearchQueryString({ parameters: search, pages: 2, open: null })).toBe(
      'q=C%23%20%26%20SQL&currency=USD&budget=60&skill=dbt&skill=Java&pages=2',
    )
  })

  // SRCH-46
  it('round-trips', () => {
    const open = fc.option(fc.uuid())
    fc.assert(
      fc.property(anySearch, fc.integer({ min: 0, max: 398 }), open, (search, pages, drawer) => {
        const state = { parameters: search, pages, open: drawer }
        expect(parseSearchQueryString(`?${toSearchQueryString(state)}`)).toEqual(state)
      }),
    )
  })

  // SRCH-46
  it('can be parsed from any text', () => {
    const bad =
      '?q=%E0%A4&work=Moon&budget=-5&free=soon&at=91,5&kind=country&education=None&open=me&pages=9999&skill=&=x&&'
    expect(parseSearchQueryString(bad)).toEqual({ parameters: defaultSearch, pages: 398, open: null })
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseSearchQueryString(text).parameters.jobTitle.length).toBeLessThanOrEqual(200)
      }),
    )
  })
})
