import type { Route } from '@guildhall/rest-contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer, payFor } from './support/complete-profiles.ts'
import { bearer, everyRoute } from './support/every-route.ts'
import { hostile, hostileJson, inAddress } from './support/hostile-values.ts'
import { must } from './support/must.ts'
import { openConversation } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { realIds } from './support/real-ids.ts'
import { keyHeaders } from './support/search-wire.ts'
import { exampleBody, sendEverything } from './support/send-everything.ts'
import { startTestServer, type TestServer, UNHURRIED } from './support/start-test-server.ts'
import { until } from './support/until.ts'

/** So many calls at a time, so many times: 20,000 calls at full size. */
const AT_ONCE = 20
const RUNS = process.env['PROVE'] === '1' ? 1_000 : 25
const PATIENCE_MS = 10_000

/** A place in a call where something else is put: the body's root or a field of it, a part of the address, a header. */
interface Place {
  readonly name: string
  readonly in: 'body' | 'params' | 'query' | 'header'
  readonly path: readonly string[]
}

/** Every field of a value, however deep, and its root. */
const pathsOf = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([name, item]) => pathsOf(item, [...at, name]))]
    : [at]

const placesOf = (name: string, route: Route): readonly Place[] => [
  ...(route.body === undefined ? [] : pathsOf(route.examples.body)).map((path) => ({
    name,
    in: 'body' as const,
    path,
  })),
  ...Object.keys(route.body === undefined ? {} : shapeOf(route.body)).map((field) => ({
    name,
    in: 'body' as const,
    path: [field],
  })),
  ...(route.body === undefined ? [] : ['__proto__', 'unheard_of']).map((field) => ({
    name,
    in: 'body' as const,
    path: [field],
  })),
  ...Object.keys(route.params?.shape ?? {}).map((field) => ({ name, in: 'params' as const, path: [field] })),
  ...[...Object.keys(route.query?.shape ?? {}), 'unheard_of'].map((field) => ({
    name,
    in: 'query' as const,
    path: [field],
  })),
  ...[
    'content-type',
    'authorization',
    'idempotency-key',
    'origin',
    'user-agent',
    'accept-language',
    'if-none-match',
  ].map((field) => ({ name, in: 'header' as const, path: [field] })),
]
const shapeOf = (schema: object): object =>
  'shape' in schema && typeof schema.shape === 'object' ? (schema.shape ?? {}) : {}

/** The value with another at a path in it. */
const put = (value: unknown, [field, ...rest]: readonly string[], other: unknown): unknown => {
  if (field === undefined) return other
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const standing = entries.find(([name]) => name === field)?.[1]
  const next = [...entries.filter(([name]) => name !== field), [field, put(standing, rest, other)] as const]
  if (!Array.isArray(value)) return Object.fromEntries(next)
  return next.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item)
}

describe('values that nobody should send', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let conversation: string
  let idFor: (path: string) => string

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: UNHURRIED })
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    await payFor(server, employer)
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settled()
    conversation = await openConversation(employer, contractor)
    must(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    const cast = { contractor: contractor.uuid, employer: employer.uuid, conversation }
    await sendEverything(server, employer, cast)
    await sendEverything(server, contractor, cast)
    await server.settled()
    idFor = await realIds(server, contractor.uuid)
  })
  afterAll(() => server.stop())

  const routesByName = new Map(everyRoute.map(({ name, route }) => [name, route]))
  const places = everyRoute.flatMap(({ name, route }) => placesOf(name, route))

  /** Who makes the call; nobody where it is open to all. */
  const callerOf = ({ access, who }: Route): Person | null =>
    access === 'public' || access === 'signed' ? null : who === 'contractor' ? contractor : employer

  const headersOf = ({ access }: Route, person: Person | null): Readonly<Record<string, string>> => {
    if (person === null) return {}
    return access === 'search-key' ? keyHeaders(person.session) : bearer(person.token)
  }

  /** Wrong passwords of calls under way count like failed logins, and would keep the person out. */
  const enter = (email: string): Promise<Person> =>
    until(`${email} to come in again`, async () => {
      await server.knex('login_failures').delete()
      return logIn(server, email).catch(() => null)
    })

  const entries = new Map<string, Promise<Person>>()
  /** Comes in again where a call has ended the session: what follows must reach further than the door. */
  const comeInAgain = ({ email, token, uuid }: Person): Promise<Person> => {
    const isContractor = uuid === contractor.uuid
    const present = isContractor ? contractor : employer
    if (present.token !== token) return Promise.resolve(present)
    // Many calls at once find the door closed, and one of them opens it: a crowd of logins would be held up.
    const entering = entries.get(uuid) ?? enter(email)
    entries.set(uuid, entering)
    return entering.then((again) => {
      if (isContractor) contractor = again
      else employer = again
      entries.delete(uuid)
      return again
    })
  }

  const requestOf = (route: Route, place: Place, value: unknown, headers: Readonly<Record<string, string>>) => {
    const cast = { contractor: contractor.uuid, employer: employer.uuid, conversation }
    const standing = exampleBody(route, cast)
    const [field = ''] = place.path
    const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
      place.in === 'params' && name === field ? inAddress(value) : idFor(route.path),
    )
    const header = { 'content-type': 'application/json', ...headers }
    return {
      at: place.in === 'query' ? `${path}?${field}=${inAddress(value)}` : path,
      init: {
        method: route.method,
        headers: place.in === 'header' ? { ...header, [field]: inAddress(value).slice(0, 4_000) } : header,
        ...(route.method === 'GET' || route.body === undefined
          ? {}
          : { body: hostileJson(place.in === 'body' ? put(standing, place.path, value) : standing) }),
        redirect: 'manual' as const,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    }
  }

  /** Makes one call; says what is wrong with its answer, null for nothing. */
  const faultOf = async (place: Place, value: unknown): Promise<string | null> => {
    const route = routesByName.get(place.name)
    if (route === undefined) throw new Error(`There is no call ${place.name}`)
    const caller = callerOf(route)
    const send = (person: Person | null) => {
      const { at, init } = requestOf(route, place, value, headersOf(route, person))
      return server.request(at, init)
    }
    const where = `${place.name}, ${place.in} ${place.path.join('.')}, ${hostileJson(value).slice(0, 80)}`
    try {
      let response = await send(caller)
      if (response.status === 401 && caller !== null && place.path[0] !== 'authorization') {
        response = await send(await comeInAgain(caller))
      }
      const text = await response.text()
      if (response.status >= 500) return `${where}: ${response.status} ${text}`
      if (response.status < 400) return null
      const said = JSON.parse(text) as { readonly message?: string; readonly code?: string }
      return said.message && said.code ? null : `${where}: ${response.status} ${text}`
    } catch (error) {
      return `${where}: ${String(error)}`
    }
  }

  // API-17
  it('are refused or made harmless at every place of every call: nothing fails, nothing hangs', async () => {
    const probe = fc.record({ place: fc.constantFrom(...places), value: hostile })
    await fc.assert(
      fc.asyncProperty(fc.array(probe, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (probes) => {
        const faults = await Promise.all(probes.map(({ place, value }) => faultOf(place, value)))
        expect(faults.filter((fault) => fault !== null)).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(Object.prototype).not.toHaveProperty('polluted')
  }, 1_800_000)
})
