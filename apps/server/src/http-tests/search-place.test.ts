import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import type { Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

/** The middle of Germany in the gazetteer is found by the country's name; London is nearer to it than 2,000 km. */
describe('a search for a place', () => {
  let server: TestServer
  let employer: Person
  let germany: { readonly latitude: number; readonly longitude: number }

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    const munich = { location_title: 'Munich, Germany', latitude: 48.137, longitude: 11.575 }
    const london = { location_title: 'London, United Kingdom', latitude: 51.507, longitude: -0.128 }
    const paris = { location_title: 'Paris, France', latitude: 48.857, longitude: 2.352 }
    await completeContractor(server, { email: 'berit@example.com' }, { ...munich, workplace_type: 'On-site' })
    await completeContractor(server, { email: 'lena@example.com' }, { ...london, workplace_type: 'On-site' })
    await completeContractor(server, { email: 'remy@example.com' }, paris)
    await server.settle()
    const answer = await server.request('/v0/places?q=germany&types=country')
    const { places } = (await answer.json()) as { readonly places: readonly [typeof germany] }
    germany = places[0]
  })
  afterAll(() => server.stop())

  const find = async (query: Readonly<Record<string, unknown>>) => {
    const aroundLatLng = `${germany.latitude},${germany.longitude}`
    const { hits } = await searchCandidates(server, employer.session, { aroundLatLng, ...query })
    return hits.map((hit) => [hit.location_title.split(',')[0], hit.place_match, hit.distance])
  }

  // SRCH-15, SRCH-50
  it('finds exactly the people of a country by the figures of a country', async () => {
    const country = { aroundRadius: 2_000_000, aroundPrecision: 50_000 }
    expect(await find(country)).toEqual([['Munich', 'inside', null]])
    expect(new Set(await find({ ...country, remoteAnywhere: true }))).toEqual(
      new Set([
        ['Munich', 'inside', null],
        ['Paris', 'remote', null],
      ]),
    )
  })

  // SRCH-50
  it('finds everybody near by other figures', async () => {
    const around = await find({ aroundRadius: 2_000_001, aroundPrecision: 50_000 })
    expect(around).toHaveLength(3)
    expect(around.every(([, match, distance]) => match === 'near' && Number(distance) > 0)).toBe(true)
  })
})
