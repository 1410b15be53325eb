import { describe, expect, it } from 'vitest'
import { candidateDocument, indexQuery } from '../../../testing/index.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import { visibleCandidate } from '../candidates/visible-candidate.ts'
import { defaultSearch } from '../query/default-search.ts'
import { searchIdentity } from '../query/search-identity.ts'
import { parseSearchQueryString, toSearchQueryString } from '../query/search-page-state.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'
import { explainMatch, type ExplainedCandidate } from './explain-match.ts'
import { matchPlace } from './place-match.ts'
import { relaxations } from './relaxations.ts'

const table = { date: '2026-03-02', base: 'usd', rates: { usd: 1, zar: 18.34, aud: 1.52 } } as const
const germany = { locationType: 'country', location: 'Germany', latitude: 51.17, longitude: 10.45 } as const
const capeTown = { locationType: 'other', location: 'Cape Town', latitude: -33.93, longitude: 18.42 } as const
const searching = (changes: Partial<SearchParameters>): SearchParameters => ({ ...defaultSearch, ...changes })
const explained = (search: Partial<SearchParameters>, hit: Partial<ExplainedCandidate> = {}) =>
  explainMatch(searching(search), { ...visibleCandidate(candidateDocument(1)), ...hit }, table).map(({ text }) => text)

describe('how a hit matches the place', () => {
  const berlin = candidateDocument(1, { countryCode: 'DE', provinceCode: 'DE.16' })
  const london = candidateDocument(2, { countryCode: 'GB', provinceCode: 'GB.ENG' })
  const match = (person: CandidateDocument, query: Parameters<typeof indexQuery>[0], distance: number | null = null) =>
    matchPlace(person, distance, indexQuery(query))
  const around = { latitude: 0, longitude: 0, radius: 100_000, precision: 5_000 }

  // SRCH-52
  it('is the country or province, the radius, or remote work from elsewhere', () => {
    const insidePlace = { countryCode: 'DE', provinceCode: null }
    expect(match(berlin, { insidePlace })).toBe('inside')
    expect(match(berlin, { insidePlace: { countryCode: 'DE', provinceCode: 'DE.02' }, remoteAnywhere: true })).toBe(
      'remote',
    )
    expect(match(london, { insidePlace, remoteAnywhere: true })).toBe('remote')
    expect(match(london, { around, remoteAnywhere: true }, 90_000)).toBe('near')
    expect(match(london, { around, remoteAnywhere: true }, 900_000)).toBe('remote')
    expect(match(london, {})).toBeNull()
  })

  // SRCH-15
  it('is explained by the place, and by kilometres only around a town', () => {
    expect(explained(germany, { placeMatch: 'inside', distance: null })).toEqual(['In Germany'])
    expect(explained(capeTown, { placeMatch: 'near', distance: 25_000 })).toEqual(['Within 25 km of Cape Town'])
    expect(explained(germany, { placeMatch: 'remote', locationTitle: 'London, United Kingdom' })).toEqual([
      'Takes remote work from London, United Kingdom',
    ])
    expect(explained(germany)).toEqual([])
  })
})

describe('a search for a place and for remote people', () => {
  // SRCH-52
  it('asks for remote people only with a place, and not for work at a place', () => {
    const asks = (changes: Partial<SearchParameters>) =>
      toCandidateQuery(searching({ remoteAnywhere: true, ...changes }), table).remoteAnywhere
    expect(asks(germany)).toBe(true)
    expect(asks({ ...capeTown, workType: 'Remote' })).toBe(true)
    expect(asks({ ...germany, workType: 'Hybrid' })).toBe(false)
    expect(asks({ ...germany, workType: 'On-site' })).toBe(false)
    expect(asks({})).toBe(false)
  })

  // SRCH-30
  it('is another search than without them, and one from before is the same', () => {
    const identity = (changes: Partial<SearchParameters>) => searchIdentity(searching(changes))
    expect(identity({ ...germany, remoteAnywhere: true })).not.toBe(identity(germany))
    expect(identity({ remoteAnywhere: true })).toBe(identity({}))
    expect(identity(germany)).toBe(
      '["","Any type","country",51.17,10.45,"Any Type",null,null,null,null,null,0,[],false,[]]',
    )
  })

  // SRCH-46
  it('is in the address', () => {
    const state = { parameters: searching({ ...germany, remoteAnywhere: true }), pages: 0, open: null }
    expect(toSearchQueryString(state)).toBe('place=Germany&kind=country&at=51.17%2C10.45&or_remote=1')
    expect(parseSearchQueryString(toSearchQueryString(state))).toEqual(state)
    expect(parseSearchQueryString('or_remote=1').parameters).toEqual(defaultSearch)
  })

  // SRCH-51
  it('has a radius around a town only, in the address and as another search', () => {
    const address = (changes: Partial<SearchParameters>) =>
      toSearchQueryString({ parameters: searching(changes), pages: 0, open: null })
    const identity = (changes: Partial<SearchParameters>) => searchIdentity(searching(changes))
    expect(address({ ...capeTown, radiusKm: 25 })).toContain('&radius=25')
    expect(parseSearchQueryString(address({ ...capeTown, radiusKm: 25 })).parameters.radiusKm).toBe(25)
    expect(address({ ...capeTown, radiusKm: 100 })).not.toContain('radius')
    expect(address({ ...germany, radiusKm: 25 })).not.toContain('radius')
    expect(parseSearchQueryString('radius=30&at=1,2&kind=other').parameters.radiusKm).toBe(100)
    expect(identity({ ...capeTown, radiusKm: 25 })).not.toBe(identity(capeTown))
    expect(identity({ ...germany, radiusKm: 25 })).toBe(identity(germany))
  })

  // SRCH-22
  it('may be widened to a larger radius and to remote people before the place is dropped', () => {
    const offered = (changes: Partial<SearchParameters>) => relaxations(searching(changes)).map(({ label }) => label)
    expect(offered(germany)).toEqual(['Also remote people, wherever they live', 'Anywhere'])
    expect(offered({ ...germany, workType: 'On-site' })).toEqual(['Anywhere', 'In any workplace'])
    expect(offered({ ...germany, remoteAnywhere: true })).toEqual(['Anywhere'])
    expect(offered({ ...capeTown, radiusKm: 25 })).toEqual([
      'Within 50 km of Cape Town',
      'Also remote people, wherever they live',
      'Anywhere',
    ])
    expect(offered({ ...capeTown, radiusKm: 250 })).toEqual(['Also remote people, wherever they live', 'Anywhere'])
  })
})
