import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'
import type { StorySearch } from '../stories.types.ts'
import type { StoryClock } from './story-builders.ts'

const search = (parameters: Partial<SearchParameters>): SearchParameters => ({
  ...defaultSearch,
  location: 'Anywhere',
  contractCurrency: 'USD',
  permCurrency: 'USD',
  ...parameters,
})
const inSouthAfrica = {
  locationType: 'country',
  location: 'South Africa',
  latitude: -28.8042,
  longitude: 26.9453,
} as const
const inSydney = {
  locationType: 'other',
  location: 'Sydney, New South Wales, Australia',
  latitude: -33.8678,
  longitude: 151.2073,
} as const
const inTexas = {
  locationType: 'administrative_area_level_1',
  location: 'Texas, United States',
  latitude: 30.9909,
  longitude: -97.535,
} as const
const inCapeTown = {
  locationType: 'other',
  location: 'Cape Town, Western Cape, South Africa',
  latitude: -33.9258,
  longitude: 18.4232,
} as const

/** Search history and saved searches of the stories' employers. */
export const pastSearches = ({ ago }: StoryClock): readonly StorySearch[] => [
  {
    userKey: 'dana',
    savedAs: 'Remote data engineers',
    parameters: search({
      jobTitle: 'Data engineer',
      workType: 'Remote',
      ...inSouthAfrica,
      opportunityType: 'Contract',
      rateMin: 25,
      contractBudget: 60,
      availability: 30,
      contractDuration: 90,
      skills: ['Python', 'dbt', 'Airflow'],
      languages: ['English'],
    }),
    searchedAt: ago(0, 190),
    viewedKeys: ['aaliyah', 'tendai'],
  },
  {
    userKey: 'dana',
    savedAs: 'Actuaries, Sydney',
    parameters: search({
      jobTitle: 'Actuary',
      workType: 'Hybrid',
      ...inSydney,
      opportunityType: 'Permanent',
      permCurrency: 'AUD',
      permBudget: 160_000,
    }),
    searchedAt: ago(2, 80),
    viewedKeys: [],
  },
  {
    userKey: 'dana',
    savedAs: 'Site engineers, Texas',
    parameters: search({ jobTitle: 'Site engineer', workType: 'On-site', ...inTexas, opportunityType: 'Contract' }),
    searchedAt: ago(11, 300),
    viewedKeys: [],
  },
  {
    userKey: 'dana',
    savedAs: null,
    parameters: search({ jobTitle: 'Payroll specialist', workType: 'Remote', languages: ['Spanish'] }),
    searchedAt: ago(17, 500),
    viewedKeys: [],
  },
  {
    userKey: 'dana',
    savedAs: null,
    parameters: search({ ...inCapeTown, availability: 0, skills: ['Python'] }),
    searchedAt: ago(23, 60),
    viewedKeys: ['aaliyah'],
  },
  {
    userKey: 'marcus',
    savedAs: null,
    parameters: search({
      jobTitle: 'Data engineer',
      workType: 'Remote',
      ...inSouthAfrica,
      opportunityType: 'Contract',
      rateMin: 35,
      contractBudget: 60,
    }),
    searchedAt: ago(1, 100),
    viewedKeys: ['aaliyah', 'zanele', 'tendai'],
  },
  {
    userKey: 'marcus',
    savedAs: null,
    parameters: search({
      jobTitle: 'Credit risk analyst',
      workType: 'Hybrid',
      opportunityType: 'Permanent',
      permBudget: 120_000,
      locationType: 'other',
      location: 'Tulsa, Oklahoma, United States',
      latitude: 36.154,
      longitude: -95.9928,
    }),
    searchedAt: ago(2, 30),
    viewedKeys: [],
  },
  {
    userKey: 'marcus',
    savedAs: null,
    parameters: search({ jobTitle: 'Actuary', workType: 'Remote', opportunityType: 'Contract' }),
    searchedAt: ago(3, 45),
    viewedKeys: [],
  },
]
