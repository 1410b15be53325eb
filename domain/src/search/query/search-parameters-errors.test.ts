import { describe, expect, it } from 'vitest'
import { defaultSearch } from './default-search.ts'
import { searchParametersErrors } from './search-parameters-errors.ts'
import { SEARCH_OPPORTUNITIES, type SearchParameters } from './search-parameters.ts'

const unknown = ['Value is not one of the options']
/** Parameters as a program sends them, with any values. */
const withValues = (values: object): SearchParameters => ({ ...defaultSearch, ...values })

// API-52
describe('the parameters of a search', () => {
  it('may be those of every option', () => {
    expect(searchParametersErrors(defaultSearch)).toEqual({})
    for (const opportunityType of SEARCH_OPPORTUNITIES)
      expect(searchParametersErrors(withValues({ opportunityType, educationLevel: 'Certificate' }))).toEqual({})
  })

  it('are refused for all unknown options at once', () => {
    const wrong = {
      contractCurrency: 'EUR',
      educationLevel: 'Some',
      opportunityType: 'Any type',
      permCurrency: 'zar',
      radiusKm: 30,
      sort: 'oldest',
      workType: 'Moon',
    }
    expect(searchParametersErrors(withValues(wrong))).toEqual(
      Object.fromEntries(Object.keys(wrong).map((field) => [field, unknown])),
    )
  })

  it.each([
    [90, 180, true],
    [-90, -180, true],
    [90.1, 0, false],
    [0, -180.1, false],
  ])('may have a place at %d, %d: %s', (latitude, longitude, isPlace) => {
    expect(searchParametersErrors(withValues({ latitude, longitude, locationType: 'other' }))).toEqual(
      isPlace ? {} : { location: ['Value is not a point on Earth'] },
    )
  })
})
