import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'
import type { CandidateLens } from '../candidate-lens.ts'
import { sampleRates } from '../../session/samples/session.ts'
import { sampleNow } from './people.ts'

/** Remote contract data engineers in South Africa: seven filters besides title and place. */
export const sampleSearch: SearchParameters = {
  ...defaultSearch,
  jobTitle: 'Data engineer',
  location: 'South Africa',
  locationType: 'country',
  latitude: -29,
  longitude: 24,
  workType: 'Remote',
  opportunityType: 'Contract',
  contractCurrency: 'USD',
  rateMin: 25,
  contractBudget: 60,
  availability: 30,
  contractDuration: 90,
  skills: ['Python', 'dbt', 'Airflow'],
  languages: ['English'],
}

export const sampleLens: CandidateLens = {
  search: sampleSearch,
  rates: sampleRates,
  now: sampleNow,
  viewer: 'Dana Whitfield',
}
