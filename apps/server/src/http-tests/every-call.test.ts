import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient, Answer } from '@guildhall/rest-contract/client'
import { type Route, type RouteName, routes } from '@guildhall/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CannotHappen, CoveredBy } from './call-table/call-spec.ts'
import { callTable } from './call-table/index.ts'
import { type OpenIdProvider, startOpenIdProvider } from '@guildhall/openid-connect/testing'
import { createCallFixture, type CallFixture } from './call-table/call-fixture.ts'
import { providerSettings } from './support/open-id.ts'
import { bearerHeader, fillIds } from './support/every-route.ts'
import { expectRefusal } from './support/refusal.ts'
import { startTestServer, type TestServer, NO_RATE_LIMITS } from './support/start-test-server.ts'
import type { FormRow } from './support/invalid-forms.ts'

/** The table's rows without the types of their calls. */
interface PreparedRequest {
  readonly by: ApiClient
  readonly sent?: object
}
type PrepareRequest = (fixture: CallFixture) => PreparedRequest | Promise<PreparedRequest>
interface Row {
  readonly happy: PrepareRequest
  readonly answers?: unknown
  readonly repeated: string
  readonly problems: Readonly<Record<string, PrepareRequest | CoveredBy | CannotHappen>>
  readonly invalid?: readonly FormRow[]
}
type AnyCall = (sent?: object) => Promise<Answer<unknown, string>>

const rows = Object.entries(callTable as Readonly<Record<string, Row>>).map(([name, row]) => ({
  name: name as RouteName,
  route: routes[name as RouteName] as Route,
  row,
}))
const root = join(import.meta.dirname, '../../../..')

/** Replaces patterns in an expectation by matchers. */
const matching = (value: unknown): unknown => {
  if (value instanceof RegExp) return expect.stringMatching(value)
  if (Array.isArray(value)) return expect.arrayContaining(value.map(matching))
  if (typeof value !== 'object' || value === null) return value
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, matching(item)])))
}

/** What the response to a repeat must contain. */
const expectedRepeat = ({ repeated }: Row, first: object): object => {
  if (repeated === 'same') return first
  return repeated === 'done' ? { ok: true } : { ok: false, problem: repeated }
}

describe('every call', () => {
  let server: TestServer
  let fixture: CallFixture
  let provider: OpenIdProvider

  beforeAll(async () => {
    provider = await startOpenIdProvider()
    server = await startTestServer(providerSettings(provider), { rateLimits: NO_RATE_LIMITS })
    fixture = await createCallFixture(server)
  })
  afterAll(async () => {
    await server.stop()
    await provider.close()
  })

  const make = ({ by, sent }: PreparedRequest, name: RouteName) => (by[name] as AnyCall)(sent)

  // API-1
  it.each(rows)('$name succeeds, and handles a repeat', async ({ name, route, row }) => {
    const request = await row.happy(fixture)
    const first = await make(request, name)
    const answers = row.answers === undefined ? {} : { value: matching(row.answers) }
    expect(first).toMatchObject({ ok: true, status: route.success.status, ...answers })
    expect(await make(request, name)).toMatchObject(expectedRepeat(row, first))
  })

  const prepared = rows.flatMap(({ name, route, row }) =>
    Object.entries(row.problems).flatMap(([problem, prepare]) =>
      typeof prepare === 'function' ? [{ name, problem, prepare, declared: route.problems[problem] }] : [],
    ),
  )
  it.each(prepared)('$name refuses with $problem', async ({ declared, name, problem, prepare }) => {
    expect(await make(await prepare(fixture), name)).toMatchObject({
      ok: false,
      problem,
      status: declared?.status,
      message: declared?.message,
    })
  })

  const coveredElsewhere = rows.flatMap(({ name, row }) =>
    Object.entries(row.problems).flatMap(([problem, prepare]) =>
      'coveredBy' in prepare ? [{ name, problem, file: prepare.coveredBy }] : [],
    ),
  )
  it.each(coveredElsewhere)('$name refuses with $problem in $file', ({ file, name, problem }) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text).toContain(`'${problem}'`)
    expect(text).toMatch(new RegExp(String.raw`\b${name}\b`))
  })

  const forms = rows.flatMap(({ name, route, row }) =>
    (row.invalid ?? []).map(([form, body, errors]) => ({ name, route, form, body, errors })),
  )
  // API-12
  it.each(forms)('$name reports every error of a form with $form', async ({ body, errors, route }) => {
    const { contractor, employer, newUuid } = fixture
    const caller =
      route.access === 'public' ? {} : bearerHeader((route.who === 'employer' ? employer : contractor).token)
    const refusal = await expectRefusal(server, fillIds(route, newUuid()), {
      method: route.method,
      headers: { 'content-type': 'application/json', ...caller },
      body: JSON.stringify(body),
    })
    expect(refusal).toMatchObject({ status: 422, code: 'invalid' })
    expect(refusal.errors).toEqual(errors)
    expect(Object.values(errors).flat()).toContain(refusal.message)
  })
})
