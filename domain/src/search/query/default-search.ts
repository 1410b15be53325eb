import type { Currency } from '../../profiles/index.ts'
import { DEFAULT_PLACE_RADIUS_KM } from './search-area.ts'
import type { SearchParameters } from './search-parameters.ts'

/** The currency of an hourly rate that comes without one; budgets have their own. Rule: SRCH-16. */
export const DEFAULT_RATE_CURRENCY: Currency = 'USD'

/** The years of experience that searchers choose from. Rule: SRCH-58. */
export const experienceOptions = [1, 3, 5, 10, 15] as const

/** A search without criteria, which finds everyone. Budgets are in ZAR by default. Rule: SRCH-16. */
export const defaultSearch: SearchParameters = {
  jobTitle: '',
  workType: 'Any type',
  locationType: 'anywhere',
  location: '',
  latitude: null,
  longitude: null,
  radiusKm: DEFAULT_PLACE_RADIUS_KM,
  remoteAnywhere: false,
  opportunityType: 'Any Type',
  contractCurrency: 'ZAR',
  rateMin: 0,
  contractBudget: 0,
  permCurrency: 'ZAR',
  permBudget: 0,
  availability: null,
  contractDuration: null,
  educationLevel: 'None',
  skills: [],
  allSkills: false,
  languages: [],
  industries: [],
  experienceYears: null,
  answersFast: false,
  sort: 'best',
}

/** Whether the search has a place: a country, a province or a town. */
export const hasPlace = ({ latitude, locationType, longitude }: SearchParameters): boolean =>
  locationType !== 'anywhere' && latitude !== null && longitude !== null

/** Whether the search has a radius: around a town. Rule: SRCH-51. */
export const hasRadius = (search: SearchParameters): boolean => search.locationType === 'other' && hasPlace(search)

/** Whether people who can work remotely are wanted besides those of the place: not where the work is at a place. Rule: SRCH-52. */
export const findsRemoteAnywhere = (search: SearchParameters): boolean =>
  search.remoteAnywhere && hasPlace(search) && mayBeRemote(search)

/** Whether the work searched for may be done remotely. */
export const mayBeRemote = ({ workType }: SearchParameters): boolean => workType === 'Any type' || workType === 'Remote'

/** Whether the search includes contracts, and whether it includes permanent work: the budgets of the other kind are ignored. */
export const includesContract = ({ opportunityType }: SearchParameters): boolean => opportunityType !== 'Permanent'
export const includesPermanent = ({ opportunityType }: SearchParameters): boolean => opportunityType !== 'Contract'
