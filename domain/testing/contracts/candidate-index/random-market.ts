import {
  candidateSorts,
  type CandidateDocument,
  type FacetFilter,
  type IndexQuery,
  type NumericAttribute,
  type NumericFilter,
} from '../../../src/search/index.ts'
import { candidateDocument, indexQuery } from '../../builders/candidate-documents.ts'
import type { SeededRandom } from './seeded-random.ts'

const WORDS = [
  'developer dev programmer tester QA quality assurance engineer engineering manager management nurse',
  'accountant accounts analyst analytics designer desinger javascript typescript java python C++ C#',
  '.NET node.js nodejs react São Müller senior seniors junior lead data cloud kubernetes front-end frontend end R&D of',
].flatMap((some) => some.split(' '))
const WORKPLACES = ['Any type', 'Remote', 'Hybrid', 'On-site'] as const
const OPPORTUNITIES = ['any', 'contract', 'permanent'] as const
const DAYS = [0, 7, 30, 90, 180] as const
const LANGUAGES = ['English', 'Afrikaans', 'isiZulu', 'Português'] as const
const PLACES = [
  ['ZA', 'ZA.11', -33.92, 18.42],
  ['ZA', 'ZA.06', -26.2, 28.05],
  ['AU', 'AU.02', -33.87, 151.2],
  ['US', 'US.CA', 37.77, -122.42],
  ['FJ', null, -18.1, 178.4],
] as const

const words = (random: SeededRandom, most: number): string => random.some(WORDS, 1 + random.below(most)).join(' ')

/** A person with few words and values, so that searches match many and ties are common. */
export const randomDocument = (random: SeededRandom, number: number): CandidateDocument => {
  const [countryCode, provinceCode, latitude, longitude] = random.pick(PLACES)
  const rate = random.chance(0.2) ? null : 10 + random.below(90)
  return candidateDocument(number, {
    jobTitle: words(random, 3),
    skills: random.some(WORDS, random.below(5)),
    introduction: random.chance(0.3) ? '' : words(random, 12),
    languages: random.some(LANGUAGES, random.below(3)),
    workplaceType: random.pick(WORKPLACES),
    opportunityType: random.pick(OPPORTUNITIES),
    availability: random.pick(DAYS),
    contractMin: random.pick(DAYS),
    qualificationLevel: random.below(8),
    experienceYears: random.below(20),
    respondsFast: random.chance(0.3),
    rate,
    permanentRate: random.chance(0.4) ? null : 20_000 + random.below(100) * 1_000,
    countryCode,
    provinceCode,
    latitude: latitude + random.next() * 3 - 1.5,
    longitude: longitude + random.next() * 3 - 1.5,
    responseRate: random.below(5) / 4,
    updatedAt: 1_790_000_000_000 + random.below(4),
    workExperiences: Array.from({ length: random.below(3) }, () => ({
      uuid: '01990000-0000-7000-9000-000000000001',
      title: words(random, 3),
      company: 'Baobab',
      location: null,
      description: null,
      currentWork: true,
      startDate: '2020-01-01',
      endDate: null,
      skills: [],
    })),
  })
}

/** A word as typed: sometimes truncated, sometimes with a letter missing, doubled, changed or swapped. */
const typed = (random: SeededRandom): string => {
  const word = random.pick(WORDS)
  const place = random.below(word.length)
  const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)]
  const ways = [
    word,
    word,
    word.toUpperCase(),
    before + letter,
    before + after,
    before + letter + letter + after,
    `${before}x${after}`,
    before + after.charAt(0) + letter + after.slice(1),
  ]
  return random.pick(ways)
}

const randomFacet = (random: SeededRandom): FacetFilter =>
  random.pick([
    { attribute: 'skills', value: random.pick(WORDS).toUpperCase() },
    { attribute: 'workplace_type', value: random.pick(WORKPLACES) },
    { attribute: 'opportunityType', value: random.pick(OPPORTUNITIES) },
    { attribute: 'languages', value: random.pick(LANGUAGES) },
    { attribute: 'job_title', value: random.pick(WORDS) },
    { attribute: 'respondsFast', value: String(random.chance(0.5)) },
  ])

const randomNumber = (random: SeededRandom): NumericFilter => {
  const attribute = random.pick<NumericAttribute>([
    'rate',
    'permanentRate',
    'availability',
    'contract_duration_min',
    'qualification_level',
    'experience_years',
  ])
  const value = {
    rate: 60,
    permanentRate: 70_000,
    availability: 30,
    contract_duration_min: 30,
    qualification_level: 4,
    experience_years: 8,
  }[attribute]
  return { attribute, operator: random.pick(['<', '<=', '<=', '=', '!=', '>=', '>']), value }
}

/** A random search over that market. */
export const randomQuery = (random: SeededRandom, market: readonly CandidateDocument[]): IndexQuery => {
  const [countryCode, provinceCode, latitude, longitude] = random.pick(PLACES)
  const groups = <T>(make: (random: SeededRandom) => T, share: number): T[][] =>
    random.chance(share) ? [Array.from({ length: 1 + random.below(3) }, () => make(random))] : []
  const around = { latitude, longitude, radius: random.pick([0, 50_000, 100_000, 2_000_000]), precision: 20_000 }
  return indexQuery({
    text: random.chance(0.3) ? '' : Array.from({ length: 1 + random.below(2) }, () => typed(random)).join(' '),
    facetFilters: groups(randomFacet, 0.3),
    optionalFilters: groups(randomFacet, 0.5).flat(),
    numericFilters: groups(randomNumber, 0.3),
    around: random.chance(0.4) ? around : null,
    insidePlace: random.chance(0.2) ? { countryCode, provinceCode: random.chance(0.5) ? provinceCode : null } : null,
    insideBoxes: random.chance(0.1)
      ? [{ north: latitude + 1, south: latitude - 1, east: longitude + 1, west: longitude - 1 }]
      : [],
    remoteAnywhere: random.chance(0.2),
    sort: random.chance(0.5) ? 'best' : random.pick(candidateSorts),
    changedAfter: null,
    excludedUuids: random.some(market, random.below(4)).map(({ uuid }) => uuid),
    offset: random.chance(0.7) ? 0 : random.below(20),
    length: random.pick([5, 50, 250]),
  })
}

export const randomJobTitleText = (random: SeededRandom): string =>
  random.chance(0.1) ? '' : random.pick(WORDS).slice(0, 1 + random.below(6))
