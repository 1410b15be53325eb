import type { SearchParameters } from './search-parameters.ts'

/** A search that asks for nothing: everyone. Budgets are in ZAR until the searcher says otherwise. Rule: SRCH-16. */
export const defaultSearch: SearchParameters = {
  jobTitle: '',
  workType: 'Any type',
  locationType: 'anywhere',
  location: '',
  latitude: null,
  longitude: null,
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
}

/** Whether the search is about contracts, and whether about permanent work: the other's budgets say nothing then. */
export const includesContract = ({ opportunityType }: SearchParameters): boolean => opportunityType !== 'Permanent'
export const includesPermanent = ({ opportunityType }: SearchParameters): boolean => opportunityType !== 'Contract'
