import { addDays } from '../../shared/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProfile, TEST_NOW } from '../../../testing/index.ts'
import { toIndexCurrency } from './index-currency.ts'
import { defaultSearch } from './default-search.ts'
import { getPlaceKind } from './search-area.ts'
import { pageRange, reloadRange, splitRange } from './paging.ts'
import { experienceYears } from '../candidates/experience-years.ts'
import { toCandidateDocument } from '../candidates/to-candidate-document.ts'
import { toCandidateQuery } from './to-candidate-query.ts'
import type { SearchParameters } from './search-parameters.ts'

const table = { date: '2026-03-02', base: 'usd', rates: { usd: 1, zar: 18.34, aud: 1.52 } } as const
const capeTown = { location: 'Cape Town', latitude: -33.92, longitude: 18.42 }
const queryOf = (changes: Partial<SearchParameters>) => toCandidateQuery({ ...defaultSearch, ...changes }, table)
const facets = (changes: Partial<SearchParameters>) =>
  queryOf(changes).facetFilters.map((group) => group.map(({ attribute, value }) => `${attribute}:${value}`))
const numbers = (changes: Partial<SearchParameters>) =>
  queryOf(changes).numericFilters.map((group) =>
    group.map(({ attribute, operator, value }) => `${attribute}${operator}${value}`),
  )

describe('a search as a query', () => {
  // SRCH-16
  it('has no filters for the default search', () => {
    expect(queryOf({})).toEqual({
      text: '',
      offset: 0,
      length: 50,
      facetFilters: [],
      optionalFilters: [],
      numericFilters: [],
      around: null,
      remoteAnywhere: false,
      sort: 'best',
    })
  })

  // SRCH-10
  it.each(['Remote', 'Hybrid', 'On-site'] as const)('matches %s with it or Any type', (workType) => {
    expect(facets({ workType })).toEqual([[`workplace_type:${workType}`, 'workplace_type:Any type']])
  })

  // SRCH-10
  it('matches contract with contract or any, permanent likewise', () => {
    expect(facets({ opportunityType: 'Contract' })).toEqual([['opportunityType:contract', 'opportunityType:any']])
    expect(facets({ opportunityType: 'Permanent' })).toEqual([['opportunityType:permanent', 'opportunityType:any']])
  })

  // SRCH-11
  it('needs at least one skill, or all, and ranks by each', () => {
    const skills = ['Java', 'dbt', ' Java ']
    expect(facets({ skills })).toEqual([['skills:Java', 'skills:dbt']])
    expect(facets({ skills, allSkills: true })).toEqual([['skills:Java'], ['skills:dbt']])
    expect(queryOf({ skills }).optionalFilters).toEqual([
      { attribute: 'skills', value: 'Java' },
      { attribute: 'skills', value: 'dbt' },
    ])
  })

  // SRCH-11
  it('needs every language', () => {
    expect(facets({ languages: ['English', 'Afrikaans'] })).toEqual([['languages:English'], ['languages:Afrikaans']])
  })

  // SRCH-12
  it('compares budgets in USD, only if they are greater than 0', () => {
    expect(numbers({ contractBudget: 900, rateMin: 100, permBudget: 1_834_000 })).toEqual([
      ['rate>=5.45'],
      ['rate<=49.07'],
      ['permanentRate<=100000'],
    ])
    expect(numbers({ contractBudget: 60, contractCurrency: 'USD' })).toEqual([['rate<=60']])
    expect(numbers({ contractBudget: 0, rateMin: 0, permBudget: -5 })).toEqual([])
  })

  // SRCH-12
  it('ignores the budgets of the kind of work that is not searched', () => {
    const both = { contractBudget: 18.34, permBudget: 18.34, contractDuration: 90 }
    expect(numbers({ ...both, opportunityType: 'Permanent' })).toEqual([['permanentRate<=1']])
    expect(numbers({ ...both, opportunityType: 'Contract' })).toEqual([['rate<=1'], ['contract_duration_min<=90']])
  })

  // SRCH-58
  it('filters by any of the industries, by years of experience and by who answers fast', () => {
    expect(facets({ industries: ['Advisory', 'Education', 'Advisory'], answersFast: true })).toEqual([
      ['industries:Advisory', 'industries:Education'],
      ['respondsFast:true'],
    ])
    expect(numbers({ experienceYears: 5 })).toEqual([['experience_years>=5']])
  })

  // SRCH-13
  it('filters by availability, duration and education, including 0 days', () => {
    expect(numbers({ availability: 0, contractDuration: 0, educationLevel: "Bachelor's degree" })).toEqual([
      ['contract_duration_min<=0'],
      ['availability<=0'],
      ['qualification_level>=4'],
    ])
    expect(numbers({ educationLevel: 'None' })).toEqual([])
    expect(numbers({ educationLevel: 'Wizardry' })).toEqual([])
  })

  // SRCH-50
  it.each([
    [2_000_000, 5_000],
    [2_000_001, 50_000],
    [20_037_508, 50_000],
    [500_000, 50_000],
  ])('names no country or province with other figures: %i m in steps of %i m', (radius, precision) => {
    expect(getPlaceKind({ radius, precision })).toBeNull()
  })

  // SRCH-14, SRCH-50
  it.each([
    ['country', 2_000_000, 50_000, 'country'],
    ['administrative_area_level_1', 500_000, 20_000, 'province'],
    ['other', 100_000, 5_000, null],
  ] as const)('searches around a %s within %i m in steps of %i m', (locationType, radius, precision, kind) => {
    const { around } = queryOf({ ...capeTown, locationType })
    expect(around).toEqual({ latitude: -33.92, longitude: 18.42, radius, precision })
    expect(around && getPlaceKind(around)).toBe(kind)
  })

  // SRCH-51
  it.each([10, 25, 50, 100, 250] as const)('searches %i km around a town, in the same steps', (radiusKm) => {
    const area = { radius: radiusKm * 1_000, precision: 5_000 }
    expect(queryOf({ ...capeTown, locationType: 'other', radiusKm }).around).toMatchObject(area)
    const country = { ...capeTown, locationType: 'country', radiusKm } as const
    expect(queryOf(country).around).toMatchObject({ radius: 2_000_000 })
  })

  // SRCH-14
  it('has no place filter for anywhere and without coordinates', () => {
    expect(queryOf({ ...capeTown, locationType: 'anywhere' }).around).toBeNull()
    expect(queryOf({ ...capeTown, locationType: 'other', latitude: null }).around).toBeNull()
  })

  // SRCH-5
  it('pages by 50 and then 25, and reloads all of them', () => {
    expect([0, 1, 2, 5].map(pageRange)).toEqual([
      { offset: 0, length: 50 },
      { offset: 50, length: 25 },
      { offset: 75, length: 25 },
      { offset: 150, length: 25 },
    ])
    expect([0, 1, 3].map(reloadRange)).toEqual([
      { offset: 0, length: 50 },
      { offset: 0, length: 75 },
      { offset: 0, length: 125 },
    ])
  })

  // SRCH-5
  it('asks for a long range by a thousand hits at a time', () => {
    expect(splitRange(reloadRange(38))).toEqual([{ offset: 0, length: 1000 }])
    expect(splitRange(reloadRange(39))).toEqual([
      { offset: 0, length: 1000 },
      { offset: 1000, length: 25 },
    ])
    expect(splitRange(pageRange(3))).toEqual([pageRange(3)])
    expect(splitRange({ offset: 0, length: 0 })).toEqual([{ offset: 0, length: 0 }])
  })

  it('covers every hit once, whatever the number of pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (pages) => {
        const ranges = Array.from({ length: pages + 1 }, (_, page) => pageRange(page))
        const ends = ranges.map(({ length, offset }) => offset + length)
        expect(ranges.slice(1).map(({ offset }) => offset)).toEqual(ends.slice(0, -1))
        expect(reloadRange(pages).length).toBe(ends.at(-1))
      }),
    )
  })

  it('includes people whose rate equals the budget, in any currency', () => {
    const currency = fc.constantFrom('USD', 'ZAR', 'AUD')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), currency, (rate, own) => {
        const silent = { responseRate: 0, respondsFast: false }
        const document = toCandidateDocument(aProfile({ rate, currency: own }), table, silent, TEST_NOW)
        expect(document?.rate).toBe(toIndexCurrency(rate, own, table))
        expect(numbers({ contractBudget: rate, contractCurrency: own })).toEqual([[`rate<=${document?.rate}`]])
      }),
    )
  })
})

describe('the index document of a profile', () => {
  // PROF-22
  it('ranks lower once its availability was not confirmed for 60 days', () => {
    const documentAfter = (days: number) =>
      toCandidateDocument(
        aProfile({ availabilityConfirmedAt: addDays(TEST_NOW, -days) }),
        table,
        { responseRate: 0.5, respondsFast: true },
        TEST_NOW,
      )
    expect(documentAfter(59)?.responseRate).toBe(0.5)
    expect(documentAfter(60)?.responseRate).toBeLessThan(0)
  })

  const documentOf = (changes: Parameters<typeof aProfile>[0]) =>
    toCandidateDocument(aProfile(changes), table, { responseRate: 0.5, respondsFast: true }, TEST_NOW)

  // SRCH-19
  it('has rates in USD beside the person’s own, and the highest completed qualification', () => {
    expect(documentOf({})).toMatchObject({
      rate: 49.07,
      exactRate: 900,
      currency: 'ZAR',
      permanentRate: 76_335.88,
      permanentExactRate: 1_400_000,
      qualificationLevel: 4,
      responseRate: 0.5,
      respondsFast: true,
      experienceYears: experienceYears(aProfile().workExperiences, TEST_NOW),
    })
    const [degree] = aProfile().qualifications
    const doctorate = degree && { ...degree, educationType: 'Doctorate', currentlyCompleting: true }
    expect(documentOf({ qualifications: doctorate ? [doctorate] : [] })?.qualificationLevel).toBe(0)
  })

  it('omits the rate of work that the person does not accept', () => {
    expect(documentOf({ opportunityType: 'permanent' })).toMatchObject({ rate: null, exactRate: null, currency: null })
    expect(documentOf({ opportunityType: 'contract' })).toMatchObject({ permanentRate: null, permanentExactRate: null })
  })

  it('contains the CV only if it is visible to employers, and only rounded coordinates', () => {
    const cvUrl = '/v0/files/cv'
    expect(documentOf({ cvUrl, cvVisibility: 'employers' })?.cvUrl).toBe(cvUrl)
    expect(documentOf({ cvUrl, cvVisibility: 'after-acceptance' })?.cvUrl).toBeNull()
    expect(documentOf({})).toMatchObject({ latitude: -33.95, longitude: 18.4 })
  })

  it.each([
    'jobTitle',
    'introduction',
    'locationTitle',
    'latitude',
    'availability',
    'workplaceType',
    'opportunityType',
  ])('is none without %s', (part) => {
    expect(documentOf({ [part]: null })).toBeNull()
  })
})
