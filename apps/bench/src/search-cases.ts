import { defaultSearch, pageRange, type HitRange, type SearchParameters } from '@guildhall/domain/search'

/** A search as sent by the search page. */
export interface SearchCase {
  readonly name: string
  readonly parameters: SearchParameters
  readonly range: HitRange
}

const search = (name: string, parameters: Partial<SearchParameters>, range = pageRange(0)): SearchCase => ({
  name,
  parameters: { ...defaultSearch, ...parameters },
  range,
})

type Place = Pick<SearchParameters, 'locationType' | 'location' | 'latitude' | 'longitude'>

const southAfrica: Place = {
  locationType: 'country',
  location: 'South Africa',
  latitude: -30.5595,
  longitude: 22.9375,
}
const westernCape: Place = {
  locationType: 'administrative_area_level_1',
  location: 'Western Cape, South Africa',
  latitude: -33.2278,
  longitude: 21.8569,
}
const capeTown: Place = {
  locationType: 'other',
  location: 'Cape Town, Western Cape, South Africa',
  latitude: -33.9258,
  longitude: 18.4232,
}

/** Each way of searching, alone and together; the first page of 50 each unless the name says otherwise. The goals count for all of them. */
export const searchCases: readonly SearchCase[] = [
  search('everyone', {}),
  search('everyone, hit 9,950', {}, { offset: 9_950, length: 50 }),
  search('one word', { jobTitle: 'developer' }),
  search('a job title', { jobTitle: 'senior developer' }),
  search('two words over fields', { jobTitle: 'developer kubernetes' }),
  search('a typo', { jobTitle: 'enginer' }),
  search('a prefix', { jobTitle: 'eng' }),
  search('a synonym', { jobTitle: 'qa' }),
  search('one word, hit 500', { jobTitle: 'developer' }, { offset: 500, length: 25 }),
  search('a skill', { jobTitle: 'python' }),
  search('a rare word', { jobTitle: 'geoinformatics' }),
  search('words that nobody has', { jobTitle: 'falconer zookeeper' }),
  search('a country', southAfrica),
  search('a province', westernCape),
  search('25 km around a town', { ...capeTown, radiusKm: 25 }),
  search('250 km around a town, or remote', { ...capeTown, radiusKm: 250, remoteAnywhere: true }),
  search('a title near a town', { ...capeTown, jobTitle: 'analyst' }),
  search('remote', { workType: 'Remote' }),
  search('a rate limit in AUD', { opportunityType: 'Contract', contractCurrency: 'AUD', contractBudget: 90 }),
  search('any of three skills', { skills: ['TypeScript', 'React', 'PostgreSQL'] }),
  search('all of three skills', { skills: ['TypeScript', 'React', 'PostgreSQL'], allSkills: true }),
  search('two languages', { languages: ['English', 'Portuguese'] }),
  search('title, filters, country', {
    ...southAfrica,
    jobTitle: 'developer',
    workType: 'Remote',
    opportunityType: 'Contract',
    contractCurrency: 'USD',
    contractBudget: 90,
    availability: 60,
  }),
  search('nearest first', { ...capeTown, sort: 'nearest' }),
  search('lowest rate first', { jobTitle: 'designer', opportunityType: 'Contract', sort: 'rate-up' }),
  search('highest rate first', { jobTitle: 'designer', opportunityType: 'Contract', sort: 'rate-down' }),
  search('highest rate of everyone first', { opportunityType: 'Contract', sort: 'rate-down' }),
  search('lowest salary first', { jobTitle: 'designer', opportunityType: 'Permanent', sort: 'rate-up' }),
  search('soonest first', { jobTitle: 'designer', sort: 'soonest' }),
  search('newest first', { jobTitle: 'designer', sort: 'newest' }),
  search('newest of everyone first', { sort: 'newest' }),
  search('fastest answers first', { jobTitle: 'designer', sort: 'fastest' }),
]
