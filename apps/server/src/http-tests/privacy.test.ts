import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../seed/seed-demo.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { searchHeaders, searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

/** Data of a contractor that employers must never see. */
interface Secrets {
  readonly uuid: string
  readonly email: string
  readonly mobile: string | null
  readonly latitude: number
  readonly longitude: number
}

describe('what an employer can read of contractors', () => {
  let server: TestServer
  let employer: Person
  let secrets: readonly Secrets[]

  beforeAll(async () => {
    server = await startTestServer({ SEED: '60' })
    employer = await logIn(server, 'paying@demo.guildhall.example', DEMO_PASSWORD)
    // Exact home addresses, so that none of them equals a town's centre.
    const people = await server.knex('contractorProfiles').select('uuid').orderBy('uuid')
    for (const [index, { uuid }] of people.entries()) {
      const place = { latitude: 10 + index / 7 + 0.00213, longitude: 20 + index / 9 + 0.00317 }
      await server.knex('contractorProfiles').where({ uuid }).update(place)
    }
    const thandeka = await logIn(server, 'contractor@demo.guildhall.example', DEMO_PASSWORD)
    unwrap(await thandeka.api.saveUser({ body: { latitude: -29.858713, longitude: 31.021847 } }))
    await server.settle()
    secrets = await server
      .knex('accounts as a')
      .join('contractorProfiles as p', 'p.uuid', 'a.uuid')
      .select('a.uuid', 'a.email', 'a.mobile', 'p.latitude', 'p.longitude')
  })
  afterAll(() => server.stop())

  /** Every response that an employer can get from the calls of the API. */
  const everything = async (): Promise<string> => {
    const { api, session } = employer
    const wire = async (path: string, body: object) => {
      const init = { method: 'POST', headers: searchHeaders(session), body: JSON.stringify(body) }
      return (await server.request(`/1/indexes/${path}`, init)).json()
    }
    const found = await searchCandidates(server, session, { length: 1000, aroundLatLng: '0,0', aroundRadius: 'all' })
    const uuids = found.hits.map(({ objectID }) => objectID)
    expect(uuids.length).toBeGreaterThan(20)
    const bookmarked = new Set(unwrap(await api.readUser()).bookmarks)
    for (const userUuid of uuids.filter((uuid) => !bookmarked.has(uuid)))
      unwrap(await api.toggleBookmark({ params: { userUuid } }))
    const free = found.hits.find(({ contactState }) => contactState === null)
    if (free) await sendRequest(employer, { uuid: free.objectID })
    const { conversations } = unwrap(await api.listConversations())
    const search = { search_parameters: {}, results: uuids }
    const results = [
      found,
      await wire('users/query', {
        length: 1000,
        aroundLatLng: '-29.858713,31.021847',
        aroundPrecision: 1,
        attributesToRetrieve: ['*'],
      }),
      await wire('*/queries', { requests: [{ indexName: 'users', params: 'hitsPerPage=1000&getRankingInfo=true' }] }),
      await wire('users/facets/job_title/query', { facetQuery: '' }),
      await wire('users/facets/skills/query', { facetQuery: '' }),
      unwrap(await api.readUser()),
      unwrap(await api.searchJobTitles({ body: {} })),
      unwrap(await api.listBookmarks()),
      unwrap(await api.recordSearch({ body: search })),
      unwrap(await api.listSearchHistory()),
      unwrap(await api.listNotifications()),
      conversations,
      ...(await Promise.all(uuids.map(async (id) => unwrap(await api.readCandidate({ params: { id } }))))),
      ...(await Promise.all(
        conversations.map(async ({ uuid }) => unwrap(await api.readConversation({ params: { uuid } }))),
      )),
    ]
    await server.settle()
    const mails = await server.mailsTo(employer.email)
    return JSON.stringify([results, mails])
  }

  // PRIV-1
  it('contains no e-mail address, phone number or exact location', async () => {
    const content = await everything()
    expect(content).toContain(secrets[0]?.uuid)
    const digits = content.replaceAll(/[^\d"]/g, '')
    const leaks = secrets.flatMap(({ email, latitude, longitude, mobile, uuid }) => {
      const found = [email, String(latitude), String(longitude)].filter((secret) => content.includes(secret))
      if (mobile !== null && digits.includes(mobile.slice(1))) found.push(mobile)
      return found.length > 0 ? [{ uuid, found }] : []
    })
    expect(leaks).toEqual([])
    expect(secrets.filter(({ mobile }) => mobile !== null).length).toBeGreaterThan(20)
  })

  // SRCH-26
  it('places everybody at the centre of their town, not at their home', async () => {
    const { hits } = await searchCandidates(server, employer.session, { length: 1000 })
    const byTitle = new Map<string, Set<string>>()
    for (const { location_title, place_point } of hits) {
      const points = byTitle.get(location_title) ?? new Set()
      byTitle.set(location_title, points.add(JSON.stringify(place_point)))
    }
    expect([...byTitle.values()].filter(({ size }) => size > 1)).toEqual([])
    const placed = hits.flatMap(({ place_point }) => place_point ?? [])
    expect(placed.length).toBeGreaterThan(20)
    const twoDecimals = (degrees: number) => Math.round(degrees * 100) / 100
    expect(placed).toEqual(placed.map(({ lat, lng }) => ({ lat: twoDecimals(lat), lng: twoDecimals(lng) })))
    const homes = new Map(secrets.map((one) => [one.uuid, one]))
    const atHome = hits.filter(({ objectID, place_point: point }) => {
      const home = homes.get(objectID)
      return point !== null && home && Math.hypot(home.latitude - point.lat, home.longitude - point.lng) < 0.5
    })
    expect(atHome.map(({ location_title }) => location_title)).toEqual([])
  })

  // SRCH-25, SRCH-48
  it('does not reveal homes by radius or distance queries', async () => {
    const around = (aroundLatLng: string, aroundRadius: number) =>
      searchCandidates(server, employer.session, {
        aroundLatLng,
        aroundRadius,
        aroundPrecision: 1,
        getRankingInfo: true,
      })
    const { hits } = await around('-29.858713,31.021847', 1)
    expect(hits.length).toBeGreaterThan(0)
    expect(hits).toEqual((await around('-29.858713,31.021847', 5_000)).hits)
    for (const { _rankingInfo, distance } of hits) {
      expect(distance).toBe(5_000)
      expect(_rankingInfo?.geoDistance).toBe(5_000)
    }
  })
})
