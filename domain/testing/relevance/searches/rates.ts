import type { RelevanceSearch } from '../search.ts'

const text = 'bookkeeper'
const AT_MOST_50_USD = ['abe', 'ada', 'ann', 'ava']

/** Rates at the limit in three currencies. */
export const rateSearches: readonly RelevanceSearch[] = [
  {
    name: 'USD 50 takes who asks USD 50, AUD 76 or ZAR 917, but not ZAR 918',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'USD', contractBudget: 50 },
    found: AT_MOST_50_USD,
  },
  {
    name: 'AUD 76 takes the same people',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'AUD', contractBudget: 76 },
    found: AT_MOST_50_USD,
  },
  {
    name: 'ZAR 917 takes the same people',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'ZAR', contractBudget: 917 },
    found: AT_MOST_50_USD,
  },
  {
    name: 'one dollar less is too little',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'USD', contractBudget: 49 },
    found: ['ava'],
  },
  {
    name: 'one Australian dollar less is too little',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'AUD', contractBudget: 75 },
    found: ['ava'],
  },
  {
    name: 'one rand less is too little',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'ZAR', contractBudget: 916 },
    found: ['ava'],
  },
  {
    name: 'one rand more takes one more',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'ZAR', contractBudget: 918 },
    found: [...AT_MOST_50_USD, 'ali'],
  },
  {
    name: 'the lowest rate is included',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'USD', rateMin: 50 },
    found: ['abe', 'ada', 'ann', 'ali'],
  },
  {
    name: 'a range of one rate',
    text,
    filters: { opportunityType: 'Contract', contractCurrency: 'AUD', rateMin: 46, contractBudget: 46 },
    found: ['ava'],
  },
  {
    name: 'a budget of 0 is no filter',
    text,
    filters: { contractBudget: 0, permBudget: 0 },
    found: ['abe', 'ada', 'ann', 'ali', 'ari', 'ava', 'axl'],
  },
  {
    name: 'who has no hourly rate is left out where one is asked for',
    text,
    filters: { contractCurrency: 'USD', contractBudget: 50 },
    found: AT_MOST_50_USD,
  },
  {
    name: 'the hourly rate does not matter for permanent work',
    text,
    filters: { opportunityType: 'Permanent', contractBudget: 1 },
    found: ['ari', 'ava', 'axl'],
  },
  {
    name: 'USD 60,000 a year takes AUD 91,200, but not ZAR 1,100,401',
    text,
    filters: { opportunityType: 'Permanent', permCurrency: 'USD', permBudget: 60_000 },
    found: ['ari', 'ava'],
  },
  {
    name: 'ZAR 1,100,400 takes the same people',
    text,
    filters: { opportunityType: 'Permanent', permCurrency: 'ZAR', permBudget: 1_100_400 },
    found: ['ari', 'ava'],
  },
  {
    name: 'ZAR 1,100,401 takes one more',
    text,
    filters: { opportunityType: 'Permanent', permCurrency: 'ZAR', permBudget: 1_100_401 },
    found: ['ari', 'ava', 'axl'],
  },
  {
    name: 'AUD 91,199 is too little',
    text,
    filters: { opportunityType: 'Permanent', permCurrency: 'AUD', permBudget: 91_199 },
    found: [],
  },
]
