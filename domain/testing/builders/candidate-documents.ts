import type { CandidateDocument, IndexQuery } from '../../src/search/index.ts'

/** A candidate's uuid by number, in the order of the numbers. */
export const candidateUuid = (number: number): string =>
  `01990000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** A searchable developer in Cape Town; `number` determines the uuid, other fields can be overridden. */
export const candidateDocument = (number: number, changes: Partial<CandidateDocument> = {}): CandidateDocument => ({
  uuid: candidateUuid(number),
  firstName: 'Ayanda',
  lastName: `Person ${number}`,
  profilePicture: null,
  jobTitle: 'Developer',
  locationTitle: 'Cape Town, South Africa',
  introduction: '',
  industries: ['Information Technology'],
  skills: [],
  languages: ['English'],
  workExperiences: [],
  qualifications: [],
  cvUrl: null,
  opportunityType: 'any',
  workplaceType: 'Any type',
  availability: 0,
  contractMin: 0,
  qualificationLevel: 4,
  experienceYears: 5,
  rate: 50,
  exactRate: 50,
  currency: 'USD',
  permanentRate: 90_000,
  permanentExactRate: 90_000,
  permanentCurrency: 'USD',
  latitude: -33.9249,
  longitude: 18.4241,
  countryCode: 'ZA',
  provinceCode: 'ZA.11',
  responseRate: 0.5,
  respondsFast: false,
  updatedAt: 1_790_000_000_000,
  availabilityConfirmedAt: '2026-09-21T00:00:00.000Z',
  ...changes,
})

/** A query for the first fifty of everyone; other fields can be overridden. */
export const indexQuery = (changes: Partial<IndexQuery> = {}): IndexQuery => ({
  text: '',
  offset: 0,
  length: 50,
  facetFilters: [],
  optionalFilters: [],
  numericFilters: [],
  around: null,
  remoteAnywhere: false,
  sort: 'best',
  insidePlace: null,
  companyKeys: [],
  excludedUuids: [],
  changedAfter: null,
  ...changes,
})
