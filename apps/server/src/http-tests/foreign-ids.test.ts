import type { Route } from '@guildhall/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, everyRoute, type NamedRoute } from './support/every-route.ts'
import { logIn } from './support/people.ts'
import { isUuid, rewrite, uuidsIn } from './support/rewrite.ts'
import { keyHeaders } from './support/search-wire.ts'
import { startTestServer, type TestServer, UNHURRIED } from './support/start-test-server.ts'
import { changedRows, idsOf, rowsAbout, type StoredRows, storedRows } from './support/stored-rows.ts'
import { buildHouse, gatherStrangers, type House, type Stranger } from './support/two-houses.ts'

/** At full size every id of the house is tried at every place; else one of each table. */
const IDS_OF_A_TABLE = process.env['PROVE'] === '1' ? Infinity : 1

/** What only the house knows: nobody outside may ever read it. */
const SECRETS = /quillfeather|oxenbridge|zephyrine|vesperine|isambard|harpsichord|555-?0177|82\s?123\s?987/i

/** What a colleague without part in the conversation may not read either. */
const SECRET_OF_CONTRACTOR = /harpsichord|82\s?123\s?987|@oxenbridge/i

/**
 * Where a caller keeps ids of their own choice, and nobody looks at what they mean: results that they saw, entries that they number. And
 * where the worker notes that it told the house's own people of what they had not read.
 */
const OWN_WORDS = /^(search_history|work_experiences|message_mails): /

/** Where a call takes an id: in its address, or in fields of its body. */
const takesIds = ({ examples, params }: Route): boolean => {
  let inBody = false
  rewrite(examples.body, (text, field) => {
    inBody ||= isUuid(text) || isFile(field)
    return text
  })
  return params !== undefined || inBody
}
const isFile = (field: string): boolean => /^(doc|docs|cv_doc)$/.test(field)

/** The call with a foreign id at each place that takes one. */
const withId = ({ examples, method, path }: Route, id: string, headers: Readonly<Record<string, string>>) => {
  const body = rewrite(examples.body, (text, field) => (isUuid(text) ? id : isFile(field) ? `/v0/files/${id}` : text))
  const init: RequestInit = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  return { at: path.replace(/:[A-Za-z]+/g, id), init }
}

/** Every id at every place takes minutes. */
const PATIENCE = { timeout: 1_800_000 }

describe('ids of another house', PATIENCE, () => {
  let server: TestServer
  let house: House
  let before: StoredRows
  let strangers: readonly Stranger[]
  let ids: ReadonlyMap<string, ReadonlySet<string>>
  let tried: readonly string[]

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: UNHURRIED })
    house = await buildHouse(server)
    // What the house itself has begun is done before it is looked at: its reactions, and the copies that the worker makes each minute.
    await server.settled()
    await server.advance('PT1M')
    await server.settled()
    before = await storedRows(server)
    ids = idsOf(before)
    const counts = new Map<string, number>()
    tried = [...ids].flatMap(([id, tables]) => {
      const scarce = [...tables].filter((table) => (counts.get(table) ?? 0) < IDS_OF_A_TABLE)
      for (const table of scarce) counts.set(table, (counts.get(table) ?? 0) + 1)
      return scarce.length > 0 ? [id] : []
    })
    strangers = await gatherStrangers(server)
    await server.settled()
  })
  afterAll(() => server.stop())

  /** Makes a call; says in words what it gave away. */
  const faultOf = async (name: string, at: string, init: RequestInit, id = ''): Promise<string[]> => {
    const response = await server.request(at, { redirect: 'manual', ...init })
    const text = await response.text()
    const told = uuidsIn(text).filter((uuid) => uuid !== id && ids.has(uuid))
    return response.status >= 500 || SECRETS.test(text) || told.length > 0
      ? [`${name} ${init.method} ${at}: ${response.status} ${text}`]
      : []
  }

  const headersFor = ({ access }: Route, { headers, person }: Stranger) =>
    access === 'search-key' && person !== null ? keyHeaders(person.session) : headers

  /** A caller whose session a call has ended comes in again: the next calls must not be refused for that alone. */
  const stillIn = async (stranger: Stranger): Promise<Stranger> => {
    const { person } = stranger
    if (person === null) return stranger
    const response = await server.request('/v0/user', { headers: stranger.headers })
    if (response.ok) return stranger
    const again = await logIn(server, person.email)
    return { ...stranger, person: again, headers: bearer(again.token) }
  }

  const walk = async (from: Stranger, routes: readonly NamedRoute[], wanted: readonly string[]) => {
    let stranger = from
    let probes = 0
    const faults: string[] = []
    for (const { name, route } of routes) {
      const headers = headersFor(route, stranger)
      for (const id of wanted) {
        const { at, init } = withId(route, id, headers)
        faults.push(...(await faultOf(`${stranger.name}, ${name}`, at, init, id)))
        probes += 1
      }
      stranger = await stillIn(stranger)
    }
    return { probes, faults }
  }

  it('are in no list that somebody from outside may read', async () => {
    const lists = everyRoute.filter(({ route }) => route.method === 'GET' && route.params === undefined)
    const searches = everyRoute.filter(({ route }) => route.access === 'search-key' || route.path === '/v0/job_titles')
    for (const stranger of strangers) {
      for (const { name, route } of [...lists, ...searches]) {
        const { at, init } = withId(route, '', headersFor(route, await stillIn(stranger)))
        expect(await faultOf(`${stranger.name}, ${name}`, at, init)).toEqual([])
      }
    }
  })

  // API-7, PRIV-2
  it('give nothing away and change nothing, at any call, for any caller from outside', async () => {
    const routes = everyRoute.filter(({ route }) => takesIds(route))
    const walks = await Promise.all(strangers.map((stranger) => walk(stranger, routes, tried)))
    const probes = walks.reduce((sum, walked) => sum + walked.probes, 0)
    process.stdout.write(`${probes} probes with foreign ids\n`)
    expect(walks.flatMap(({ faults }) => faults)).toEqual([])
    expect(probes).toBe(routes.length * tried.length * strangers.length)
    await server.settled()
    const after = await storedRows(server)
    expect(changedRows(before, after)).toEqual([])
    const added = rowsAbout(new Set(ids.keys()), before, after)
    expect(added.filter((row) => !OWN_WORDS.test(row))).toEqual([])
  })

  /** Where things stand that belong to one person, whatever the role of a colleague. */
  const PERSONAL = [
    'conversations',
    'messages',
    'notifications',
    'search_history',
    'work_experiences',
    'qualifications',
    'sessions',
  ]

  it('of a person’s own things are closed to the colleagues too', async () => {
    const { admin, asked, colleagues, contractor } = house
    const people = new Set([admin, asked, contractor, ...colleagues].map(({ uuid }) => uuid))
    const callers = new Set(colleagues.map(({ uuid }) => uuid))
    const ofOthers = [...before].flatMap(([table, texts]) =>
      PERSONAL.includes(table) ? [...texts].filter((row) => !uuidsIn(row).some((uuid) => callers.has(uuid))) : [],
    )
    const own = new Set(ofOthers.flatMap(uuidsIn).filter((uuid) => !people.has(uuid)))
    const company = (await server.knex('accounts').where({ uuid: admin.uuid }).first('companyUuid')) as {
      companyUuid: string
    }
    const wanted = [...own].filter((id) => id !== company.companyUuid && tried.includes(id))
    /** Calls that make something of the caller's own at an address of their choice. */
    const mine = ['toggleBookmark', 'addWorkExperience', 'putQualification']
    const routes = everyRoute.filter(({ name, route }) => route.params !== undefined && !mine.includes(name))
    const personal = new Map([...(await storedRows(server))].filter(([table]) => PERSONAL.includes(table)))
    const faults: string[] = []
    for (const person of colleagues) {
      for (const { name, route } of routes) {
        for (const id of wanted) {
          const { at, init } = withId(route, id, bearer(person.token))
          const response = await server.request(at, { redirect: 'manual', ...init })
          const text = await response.text()
          const refused = response.status >= 400 && response.status < 500
          if (!refused || SECRET_OF_CONTRACTOR.test(text)) faults.push(`${name} ${at} ${response.status} ${text}`)
        }
      }
    }
    expect(faults).toEqual([])
    await server.settled()
    // When they were last seen is written down as they call.
    const changed = changedRows(personal, await storedRows(server))
    expect(
      changed.filter((row) => !(row.startsWith('sessions: ') && uuidsIn(row).some((uuid) => callers.has(uuid)))),
    ).toEqual([])
  })
})
