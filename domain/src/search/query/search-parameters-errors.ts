import { currencies, educationLevels, workplaceTypes } from '../../reference/index.ts'
import { oneOf, type Rules, validate, type ValidationErrors } from '../../shared/index.ts'
import { placeRadii } from './search-area.ts'
import { SEARCH_OPPORTUNITIES, type SearchParameters } from './search-parameters.ts'
import { searchSorts } from './search-sort.ts'

const currencyCodes = currencies.map(({ code }) => code)

const rules: Rules<SearchParameters> = {
  contractCurrency: [oneOf(currencyCodes)],
  educationLevel: [oneOf(educationLevels.map(({ name }) => name))],
  opportunityType: [oneOf(SEARCH_OPPORTUNITIES)],
  permCurrency: [oneOf(currencyCodes)],
  radiusKm: [oneOf(placeRadii)],
  sort: [oneOf(searchSorts)],
  workType: [oneOf(workplaceTypes)],
}

const isOnEarth = ({ latitude, longitude }: SearchParameters): boolean =>
  Math.abs(latitude ?? 0) <= 90 && Math.abs(longitude ?? 0) <= 180

/** What is no option of the search form, and a place that is not on Earth (`location`), by field. Rule: API-52. */
export const searchParametersErrors = (parameters: SearchParameters): ValidationErrors => ({
  ...validate(parameters, rules),
  ...(isOnEarth(parameters) ? {} : { location: ['Value is not a point on Earth'] }),
})
