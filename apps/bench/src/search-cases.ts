import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'

/** A search as sent by the search page. */
export interface SearchCase {
  readonly name: string
  readonly parameters: SearchParameters
}

/** From broad to narrow; the first page of 50 each. */
export const searchCases: readonly SearchCase[] = [
  { name: 'everyone', parameters: defaultSearch },
  { name: 'a job title', parameters: { ...defaultSearch, jobTitle: 'senior developer' } },
  {
    name: 'title, filters, country',
    parameters: {
      ...defaultSearch,
      jobTitle: 'developer',
      workType: 'Remote',
      opportunityType: 'Contract',
      contractCurrency: 'USD',
      contractBudget: 90,
      availability: 60,
      locationType: 'country',
      location: 'South Africa',
      latitude: -30.5595,
      longitude: 22.9375,
    },
  },
  { name: 'three skills', parameters: { ...defaultSearch, skills: ['TypeScript', 'React', 'PostgreSQL'] } },
]
