import type { Route } from '@guildhall/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearerHeader, everyRoute, type NamedRoute } from './support/every-route.ts'
import { listen } from './support/listen.ts'
import { logIn } from './support/people.ts'
import { isUuid, mapTexts, findUuids } from './support/rewrite.ts'
import { searchHeaders } from './support/search-wire.ts'
import { startTestServer, type TestServer, NO_RATE_LIMITS } from './support/start-test-server.ts'
import { listChangedRows, indexIds, listAddedRows, type StoredRows, readStoredRows } from './support/stored-rows.ts'
import { createTenant, createOutsiders, type Tenant, type Outsider } from './support/two-tenants.ts'

/** At full size every id of the tenant is tried in every place, otherwise one of each table. */
const IDS_OF_A_TABLE = process.env['PROVE'] === '1' ? Infinity : 1

/** Texts that no outsider may ever read. */
const SECRETS = /quillfeather|oxenbridge|zephyrine|vesperine|isambard|harpsichord|555-?0177|82\s?123\s?987/i

/** Texts that an uninvolved colleague may not read either. */
const SECRET_OF_CONTRACTOR = /harpsichord|82\s?123\s?987|@oxenbridge/i

/**
 * Tables that store client-chosen ids without resolving them (seen results, numbered entries), and one where the worker logs
 * mails about unread messages to the tenant's own people.
 */
const EXPECTED_ROWS = /^(search_history|work_experiences|message_mails): /

/** Whether a call accepts ids, in its path or in fields of its body. */
const takesIds = ({ examples, params }: Route): boolean => {
  let inBody = false
  mapTexts(examples.body, (text, field) => {
    inBody ||= isUuid(text) || isFile(field)
    return text
  })
  return params !== undefined || inBody
}
const isFile = (field: string): boolean => /^(doc|docs|cv_doc)$/.test(field)

/** The request with a foreign id in each of these places. */
const withId = ({ examples, method, path }: Route, id: string, headers: Readonly<Record<string, string>>) => {
  const body = mapTexts(examples.body, (text, field) => (isUuid(text) ? id : isFile(field) ? `/v0/files/${id}` : text))
  const init: RequestInit = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  return { at: path.replace(/:[A-Za-z]+/g, id), init }
}

/** Trying every id in every place takes minutes. */
const LONG_RUN = { timeout: 1_800_000 }

describe('ids of another tenant', LONG_RUN, () => {
  let server: TestServer
  let tenant: Tenant
  let before: StoredRows
  let outsiders: readonly Outsider[]
  let ids: ReadonlyMap<string, ReadonlySet<string>>
  let tried: readonly string[]

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
    tenant = await createTenant(server)
    // Wait for the tenant's own work first: its reactions, and the exports that the worker makes each minute.
    await server.settle()
    await server.advance('PT1M')
    await server.settle()
    before = await readStoredRows(server)
    ids = indexIds(before)
    const counts = new Map<string, number>()
    tried = [...ids].flatMap(([id, tables]) => {
      const scarce = [...tables].filter((table) => (counts.get(table) ?? 0) < IDS_OF_A_TABLE)
      for (const table of scarce) counts.set(table, (counts.get(table) ?? 0) + 1)
      return scarce.length > 0 ? [id] : []
    })
    outsiders = await createOutsiders(server)
    await server.settle()
  })
  afterAll(() => server.stop())

  /** Makes a call; returns whether it revealed something. */
  const faultOf = async (name: string, at: string, init: RequestInit, id = ''): Promise<string[]> => {
    const response = await server.request(at, { redirect: 'manual', ...init })
    const text = await response.text()
    const leaked = findUuids(text).filter((uuid) => uuid !== id && ids.has(uuid))
    return response.status >= 500 || SECRETS.test(text) || leaked.length > 0
      ? [`${name} ${init.method} ${at}: ${response.status} ${text}`]
      : []
  }

  const headersFor = ({ access }: Route, { headers, person }: Outsider) =>
    access === 'search-key' && person !== null ? searchHeaders(person.session) : headers

  /** Signs in again if a call has ended the session, so that this is not why the next calls are refused. */
  const ensureSignedIn = async (outsider: Outsider): Promise<Outsider> => {
    const { person } = outsider
    if (person === null) return outsider
    const response = await server.request('/v0/user', { headers: outsider.headers })
    if (response.ok) return outsider
    const again = await logIn(server, person.email)
    return { ...outsider, person: again, headers: bearerHeader(again.token) }
  }

  const probeRoutes = async (from: Outsider, routes: readonly NamedRoute[], wanted: readonly string[]) => {
    let outsider = from
    let probes = 0
    const faults: string[] = []
    for (const { name, route } of routes) {
      const headers = headersFor(route, outsider)
      for (const id of wanted) {
        const { at, init } = withId(route, id, headers)
        faults.push(...(await faultOf(`${outsider.name}, ${name}`, at, init, id)))
        probes += 1
      }
      outsider = await ensureSignedIn(outsider)
    }
    return { probes, faults }
  }

  it('appear in no list that an outsider can read', async () => {
    const lists = everyRoute.filter(({ route }) => route.method === 'GET' && route.params === undefined)
    const searches = everyRoute.filter(({ route }) => route.access === 'search-key' || route.path === '/v0/job_titles')
    for (const outsider of outsiders) {
      for (const { name, route } of [...lists, ...searches]) {
        const { at, init } = withId(route, '', headersFor(route, await ensureSignedIn(outsider)))
        expect(await faultOf(`${outsider.name}, ${name}`, at, init)).toEqual([])
      }
    }
  })

  /** Addresses that are no calls of the contract. */
  const pagesOf = (id: string): readonly string[] => [
    `/v0/files/${id}`,
    `/v0/exports/${id}`,
    `/v0/invoices/${id}/document.html`,
    `/v0/invoices/${id}/document.pdf`,
  ]

  /** Asks for each id as a page, in the search, as a query and as a channel of GraphQL; returns what was revealed. */
  const probeElsewhere = async (outsider: Outsider, id: string): Promise<readonly string[]> => {
    const { headers, name, person } = outsider
    const json = { 'content-type': 'application/json' }
    const faults: string[] = []
    for (const at of pagesOf(id)) {
      const response = await server.request(at, { headers, redirect: 'manual' })
      const text = await response.text()
      if (response.status < 400 || response.status >= 500 || SECRETS.test(text))
        faults.push(`${name} ${at}: ${response.status} ${text}`)
    }
    const subscription = `subscription { channel(name: "private-${id}") { type conversationUuid } }`
    const graphql = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ query: subscription }) }
    faults.push(...(await faultOf(name, '/graphql', graphql, id)))
    if (person === null) return faults
    for (const query of [{ filters: `objectID:"${id}"` }, { query: id }]) {
      const search = { method: 'POST', headers: searchHeaders(person.session), body: JSON.stringify(query) }
      faults.push(...(await faultOf(name, '/1/indexes/users/query', search, id)))
    }
    // Who has not verified an address has no channel, and no socket to ask on.
    if (person.session.realtime === null) return faults
    const listener = listen(person.session, { channel: `private-${id}` })
    const refusal = JSON.stringify((await listener.ended) ?? null)
    await listener.close()
    if (listener.received.length > 0 || refusal === 'null') faults.push(`${name} private-${id}: ${refusal}`)
    return faults
  }

  // API-7, LIVE-1, FILE-9
  it('open no page, file, search or channel of an outsider', async () => {
    let probes = 0
    const faults: string[] = []
    for (const from of outsiders) {
      const outsider = await ensureSignedIn(from)
      for (const id of tried) {
        faults.push(...(await probeElsewhere(outsider, id)))
        probes += 5 + (outsider.person === null ? 0 : 2) + (outsider.person?.session.realtime ? 1 : 0)
      }
    }
    process.stdout.write(`${probes} probes elsewhere\n`)
    expect(faults).toEqual([])
  })

  // API-7, PRIV-2
  it('reveal nothing and change nothing, at any call, for any outsider', async () => {
    const routes = everyRoute.filter(({ route }) => takesIds(route))
    const results = await Promise.all(outsiders.map((outsider) => probeRoutes(outsider, routes, tried)))
    const probes = results.reduce((sum, result) => sum + result.probes, 0)
    process.stdout.write(`${probes} probes with foreign ids\n`)
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
    expect(probes).toBe(routes.length * tried.length * outsiders.length)
    await server.settle()
    const after = await readStoredRows(server)
    expect(listChangedRows(before, after)).toEqual([])
    const added = listAddedRows(new Set(ids.keys()), before, after)
    expect(added.filter((row) => !EXPECTED_ROWS.test(row))).toEqual([])
  })

  /** Tables of personal rows, inaccessible to colleagues of any role. */
  const PERSONAL = [
    'conversations',
    'messages',
    'notifications',
    'search_history',
    'work_experiences',
    'qualifications',
    'sessions',
  ]

  it('of personal data are inaccessible to colleagues too', async () => {
    const { admin, requested, colleagues, contractor } = tenant
    const people = new Set([admin, requested, contractor, ...colleagues].map(({ uuid }) => uuid))
    const callers = new Set(colleagues.map(({ uuid }) => uuid))
    const inaccessible = [...before].flatMap(([table, texts]) =>
      PERSONAL.includes(table) ? [...texts].filter((row) => !findUuids(row).some((uuid) => callers.has(uuid))) : [],
    )
    const own = new Set(inaccessible.flatMap(findUuids).filter((uuid) => !people.has(uuid)))
    const company = (await server.knex('accounts').where({ uuid: admin.uuid }).first('companyUuid')) as {
      companyUuid: string
    }
    const wanted = [...own].filter((id) => id !== company.companyUuid && tried.includes(id))
    /** Calls that create something of the caller's own under a client-chosen id. */
    const creating = ['toggleBookmark', 'addWorkExperience', 'putQualification']
    const routes = everyRoute.filter(({ name, route }) => route.params !== undefined && !creating.includes(name))
    const personal = new Map([...(await readStoredRows(server))].filter(([table]) => PERSONAL.includes(table)))
    const faults: string[] = []
    for (const person of colleagues) {
      for (const { name, route } of routes) {
        for (const id of wanted) {
          const { at, init } = withId(route, id, bearerHeader(person.token))
          const response = await server.request(at, { redirect: 'manual', ...init })
          const text = await response.text()
          const refused = response.status >= 400 && response.status < 500
          if (!refused || SECRET_OF_CONTRACTOR.test(text)) faults.push(`${name} ${at} ${response.status} ${text}`)
        }
      }
    }
    expect(faults).toEqual([])
    await server.settle()
    // Each call updates when the caller was last seen.
    const changed = listChangedRows(personal, await readStoredRows(server))
    expect(
      changed.filter((row) => !(row.startsWith('sessions: ') && findUuids(row).some((uuid) => callers.has(uuid)))),
    ).toEqual([])
  })
})
