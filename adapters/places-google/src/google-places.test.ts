import { DependencyUnavailable } from '@guildhall/domain/shared'
import { fakePlaces } from '@guildhall/domain/testing'
import { describePlaces } from '@guildhall/domain/testing/contracts/places'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GooglePlacesServer, startGooglePlacesServer } from '../testing/index.ts'
import { createGooglePlaces } from './index.ts'

const CAPE_TOWN = 'ChIJ1-4miA9QzB0Rh6ooKPzhf2g'

describe('the contract', () => {
  let server: GooglePlacesServer
  beforeAll(async () => {
    server = await startGooglePlacesServer()
  })
  afterAll(() => server.close())
  describePlaces('Google', () =>
    createGooglePlaces({ apiKey: server.apiKey, url: server.url, gazetteer: fakePlaces() }),
  )
})

describe('places from Google', () => {
  let server: GooglePlacesServer
  const problems: DependencyUnavailable[] = []
  beforeEach(async () => {
    server = await startGooglePlacesServer()
    problems.length = 0
  })
  afterEach(() => server.close())
  const create = (apiKey = server.apiKey) =>
    createGooglePlaces({
      apiKey,
      url: server.url,
      gazetteer: fakePlaces(),
      onProblem: (problem) => problems.push(problem),
    })

  // REF-18
  it('have the title, the address and the codes that the gazetteer’s have', async () => {
    expect(await create().autocomplete('Cape T')).toEqual([
      {
        id: CAPE_TOWN,
        title: 'Cape Town, Western Cape, South Africa',
        type: 'locality',
        latitude: -33.9248685,
        longitude: 18.4240553,
        countryCode: 'ZA',
        provinceCode: 'ZA.11',
        address: {
          streetNumber: null,
          route: null,
          city: 'Cape Town',
          province: 'Western Cape',
          country: 'South Africa',
          postalCode: null,
        },
      },
    ])
    expect(await create().autocomplete('Sea Point')).toMatchObject([
      { title: 'Sea Point, Western Cape, South Africa', type: 'locality', address: { postalCode: '8005' } },
    ])
    const [province] = await create().autocomplete('Western', { types: ['administrative_area_level_1'] })
    expect(province).toMatchObject({ title: 'Western Cape, South Africa', provinceCode: 'ZA.11' })
  })

  // REF-25
  it('are addresses with street, number and postcode, each null where Google does not know it', async () => {
    expect(await create().findAddresses('long')).toEqual([
      {
        id: 'ChIJp7JfQ0dnzB0RZb0cN6yTf9A',
        title: '12 Long Street, Cape Town, Western Cape, South Africa',
        parts: {
          streetNumber: '12',
          route: 'Long Street',
          city: 'Cape Town',
          province: 'Western Cape',
          country: 'South Africa',
          postalCode: '8001',
        },
      },
      {
        id: 'ChIJs0V2c1ZnzB0R7m1oYQe4tXk',
        title: 'Sea Point, Western Cape, South Africa',
        parts: {
          streetNumber: null,
          route: null,
          city: 'Sea Point',
          province: 'Western Cape',
          country: 'South Africa',
          postalCode: null,
        },
      },
    ])
    server.failWith(503)
    expect(await create().findAddresses('Paarl')).toMatchObject([{ parts: { route: null, city: 'Paarl' } }])
  })

  // REF-21
  it('are completed in a session of their own, which the first place that is read ends', async () => {
    const places = create()
    await places.autocomplete('South')
    await places.autocomplete('a')
    const ended = server.calls.filter((call) => call.endsWith('in session'))
    expect(server.calls.filter((call) => call.startsWith('autocomplete'))).toHaveLength(2)
    expect(ended).toHaveLength(2)
  })

  // REF-21
  it('are read once a day', async () => {
    const places = create()
    await Promise.all([places.autocomplete('Cape Town'), places.autocomplete('Cape Town'), places.find(CAPE_TOWN)])
    await places.autocomplete('Cape')
    expect(server.calls.filter((call) => call.startsWith(`details ${CAPE_TOWN}`))).toHaveLength(1)
  })

  // REF-21
  it.each([429, 500, 503])('are completed by the gazetteer while Google answers %s', async (status) => {
    server.failWith(status)
    expect(await create().autocomplete('Paarl')).toMatchObject([{ id: '3362024' }])
    expect(problems).toHaveLength(1)
    await expect(create().find(CAPE_TOWN)).rejects.toBeInstanceOf(DependencyUnavailable)
    server.failWith(null)
    expect(await create().find(CAPE_TOWN)).toMatchObject({ id: CAPE_TOWN })
  })

  // REF-21
  it('are completed by the gazetteer if the key is wrong, or the answer is no JSON', async () => {
    expect(await create('wrong').autocomplete('Paarl')).toMatchObject([{ id: '3362024' }])
    await expect(create('wrong').find(CAPE_TOWN)).rejects.toBeInstanceOf(DependencyUnavailable)
    server.answer('<html>Bad Gateway</html>')
    expect(await create().autocomplete('Paarl')).toMatchObject([{ id: '3362024' }])
    expect(problems.map(({ dependency }) => dependency)).toEqual(['places', 'places'])
  })

  // SRCH-53
  it('are asked for a text only if the gazetteer knows no such place', async () => {
    expect(await create().findBest('Parl, South Africa')).toBeNull()
    expect(await create().findBest('Sea Point')).toMatchObject({ title: 'Sea Point, Western Cape, South Africa' })
    expect(server.calls.filter((call) => call.startsWith('autocomplete'))).toEqual([
      'autocomplete Parl, South Africa',
      'autocomplete Sea Point',
    ])
    expect(await create().findBest('Paarl')).toMatchObject({ id: '3362024' })
    server.failWith(503)
    expect(await create().findBest('Sea Point')).toBeNull()
    expect(server.calls).toHaveLength(3)
  })

  // REF-18
  it('are found by the ids of the gazetteer, too, and not by ids that nobody has (any more)', async () => {
    expect(await create().find('3369157')).toMatchObject({ title: 'Cape Town, Western Cape, South Africa' })
    expect(await create().find('ChIJgonegonegone')).toBeNull()
    expect(await create().find('no/such?place')).toBeNull()
    expect(await create().find('no-such-place')).toBeNull()
    expect(server.calls).toEqual(['details ChIJgonegonegone', 'details no-such-place'])
  })
})
