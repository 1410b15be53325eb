import type { OpenApiDocument, Route } from '@guildhall/rest-contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { bearerHeader, everyRoute } from './support/every-route.ts'
import { hostile, hostileJson, toUrlPart } from './support/hostile-values.ts'
import { unwrap } from './support/unwrap.ts'
import { openConversation } from './support/offer.ts'
import { type AnswerChecker, createAnswerChecker, readAnswer } from './support/openapi/check-answers.ts'
import { logIn, type Person } from './support/people.ts'
import { createIdLookup } from './support/real-ids.ts'
import { searchHeaders } from './support/search-wire.ts'
import { exampleBody, sendAllWrites } from './support/send-all-writes.ts'
import { startServerProcess, type TestServerProcess } from './support/start-server-process.ts'
import { waitFor } from './support/wait-for.ts'

const isProof = process.env['PROVE'] === '1'
/** Concurrency and number of rounds: 100,000 calls at full size. */
const AT_ONCE = 20
const RUNS = isProof ? 5_000 : 25
/** How long one call may hold up all others, on a quiet machine; in short runs the start of the process would count. */
const STALL_MAX_MS = isProof ? 100 : Infinity
const PATIENCE_MS = 10_000

/** A part of a call to replace: the body's root or one of its fields, a part of the URL, a header. */
interface Place {
  readonly name: string
  readonly in: 'body' | 'params' | 'query' | 'header'
  readonly path: readonly string[]
}

/** Paths of all fields of a value at any depth, and its root. */
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

/** Returns a copy with another value at a path. */
const put = (value: unknown, [field, ...rest]: readonly string[], other: unknown): unknown => {
  if (field === undefined) return other
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const current = entries.find(([name]) => name === field)?.[1]
  const next = [...entries.filter(([name]) => name !== field), [field, put(current, rest, other)] as const]
  if (!Array.isArray(value)) return Object.fromEntries(next)
  return next.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item)
}

describe('hostile values', () => {
  let server: TestServerProcess
  let fitsDocument: AnswerChecker
  let employer: Person
  let contractor: Person
  let conversation: string
  let idFor: (path: string) => string

  beforeAll(async () => {
    server = await startServerProcess()
    fitsDocument = createAnswerChecker((await (await server.request('/v0/openapi.json')).json()) as OpenApiDocument)
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    await activatePaidPlan(server, employer)
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
    conversation = await openConversation(employer, contractor)
    unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    const cast = { contractor: contractor.uuid, employer: employer.uuid, conversation }
    await sendAllWrites(server, employer, cast)
    await sendAllWrites(server, contractor, cast)
    await server.settle()
    idFor = await createIdLookup(server, contractor.uuid)
  })
  afterAll(() => server.stop())

  const routesByName = new Map(everyRoute.map(({ name, route }) => [name, route]))
  const places = everyRoute.flatMap(({ name, route }) => placesOf(name, route))

  /** The caller; nobody if the call is public. */
  const callerOf = ({ access, who }: Route): Person | null =>
    access === 'public' || access === 'signed' ? null : who === 'contractor' ? contractor : employer

  const headersOf = ({ access }: Route, person: Person | null): Readonly<Record<string, string>> => {
    if (person === null) return {}
    return access === 'search-key' ? searchHeaders(person.session) : bearerHeader(person.token)
  }

  /** Wrong passwords in concurrent calls count as failed logins, and would lock the person out. */
  const enter = (email: string): Promise<Person> =>
    waitFor(`${email} to come in again`, async () => {
      await server.knex('login_failures').delete()
      return logIn(server, email).catch(() => null)
    })

  const entries = new Map<string, Promise<Person>>()
  /** Signs in again if a call has ended the session, so that the next calls are authenticated. */
  const signInAgain = ({ email, token, uuid }: Person): Promise<Person> => {
    const isContractor = uuid === contractor.uuid
    const present = isContractor ? contractor : employer
    if (present.token !== token) return Promise.resolve(present)
    // Many concurrent calls may find the session ended; only one of them signs in, as more logins would be rate limited.
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
    const example = exampleBody(route, cast)
    const [field = ''] = place.path
    const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
      place.in === 'params' && name === field ? toUrlPart(value) : idFor(route.path),
    )
    const header = { 'content-type': 'application/json', ...headers }
    return {
      at: place.in === 'query' ? `${path}?${field}=${toUrlPart(value)}` : path,
      init: {
        method: route.method,
        headers: place.in === 'header' ? { ...header, [field]: toUrlPart(value).slice(0, 4_000) } : header,
        ...(route.method === 'GET' || route.body === undefined
          ? {}
          : { body: hostileJson(place.in === 'body' ? put(example, place.path, value) : example) }),
        redirect: 'manual' as const,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    }
  }

  /** Makes one call; returns what is wrong with its response, or null. */
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
      const isRefused = response.status === (route.access === 'search-key' ? 403 : 401)
      if (isRefused && caller !== null && place.path[0] !== 'authorization') {
        response = await send(await signInAgain(caller))
      }
      const answer = await readAnswer(response)
      // An empty part of the path leads to another call.
      const fault = place.in === 'params' && toUrlPart(value) === '' ? null : fitsDocument(place.name, answer)
      return fault === null ? null : `${where}: ${fault}`
    } catch (error) {
      return `${where}: ${String(error)}`
    }
  }

  // API-17
  it('are refused or handled in every field of every call without failures, hangs or undocumented answers', async () => {
    await server.longestStall()
    const probe = fc.record({ place: fc.constantFrom(...places), value: hostile })
    await fc.assert(
      fc.asyncProperty(fc.array(probe, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (probes) => {
        const faults = await Promise.all(probes.map(({ place, value }) => faultOf(place, value)))
        expect(faults.filter((fault) => fault !== null)).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    const stall = await server.longestStall()
    process.stdout.write(
      `${RUNS * AT_ONCE} hostile calls; the longest stall of the event loop took ${stall.toFixed(0)} ms\n`,
    )
    expect(stall).toBeLessThanOrEqual(STALL_MAX_MS)
  }, 1_800_000)
})
