import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient, Answer } from '@guildhall/rest-contract/client'
import { type Route, type RouteName, routes } from '@guildhall/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CannotHappen, ProvedIn } from './call-table/call-facts.ts'
import { callTable } from './call-table/index.ts'
import { setStage, type Stage } from './call-table/stage.ts'
import { bearer, pathOf } from './support/every-route.ts'
import { refusal } from './support/refusal.ts'
import { startTestServer, type TestServer, UNHURRIED } from './support/start-test-server.ts'
import type { FormRow } from './support/wrong-forms.ts'

/** The table's rows without the types that keep each to its call. */
interface Sending {
  readonly by: ApiClient
  readonly sent?: object
}
type Scene = (stage: Stage) => Sending | Promise<Sending>
interface Row {
  readonly happy: Scene
  readonly answers?: unknown
  readonly again: string
  readonly problems: Readonly<Record<string, Scene | ProvedIn | CannotHappen>>
  readonly invalid?: readonly FormRow[]
}
type AnyCall = (sent?: object) => Promise<Answer<unknown, string>>

const rows = Object.entries(callTable as Readonly<Record<string, Row>>).map(([name, row]) => ({
  name: name as RouteName,
  route: routes[name as RouteName] as Route,
  row,
}))
const root = join(import.meta.dirname, '../../../..')

/** Texts of an expectation that are patterns, as matchers. */
const matching = (value: unknown): unknown => {
  if (value instanceof RegExp) return expect.stringMatching(value)
  if (Array.isArray(value)) return expect.arrayContaining(value.map(matching))
  if (typeof value !== 'object' || value === null) return value
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, matching(item)])))
}

/** What the second answer must hold. */
const secondOf = ({ again }: Row, first: object): object => {
  if (again === 'same') return first
  return again === 'done' ? { ok: true } : { ok: false, problem: again }
}

describe('every call', () => {
  let server: TestServer
  let stage: Stage

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: UNHURRIED })
    stage = await setStage(server)
  })
  afterAll(() => server.stop())

  const make = ({ by, sent }: Sending, name: RouteName) => (by[name] as AnyCall)(sent)

  // API-1
  it.each(rows)('$name does what it is for, and knows a repeat', async ({ name, route, row }) => {
    const sending = await row.happy(stage)
    const first = await make(sending, name)
    const answers = row.answers === undefined ? {} : { value: matching(row.answers) }
    expect(first).toMatchObject({ ok: true, status: route.success.status, ...answers })
    expect(await make(sending, name)).toMatchObject(secondOf(row, first))
  })

  const scenes = rows.flatMap(({ name, route, row }) =>
    Object.entries(row.problems).flatMap(([problem, scene]) =>
      typeof scene === 'function' ? [{ name, problem, scene, declared: route.problems[problem] }] : [],
    ),
  )
  it.each(scenes)('$name refuses with $problem', async ({ declared, name, problem, scene }) => {
    expect(await make(await scene(stage), name)).toMatchObject({
      ok: false,
      problem,
      status: declared?.status,
      message: declared?.message,
    })
  })

  const elsewhere = rows.flatMap(({ name, row }) =>
    Object.entries(row.problems).flatMap(([problem, scene]) =>
      'provedIn' in scene ? [{ name, problem, file: scene.provedIn }] : [],
    ),
  )
  it.each(elsewhere)('$name refuses with $problem in $file', ({ file, name, problem }) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text).toContain(`'${problem}'`)
    expect(text).toMatch(new RegExp(String.raw`\b${name}\b`))
  })

  const forms = rows.flatMap(({ name, route, row }) =>
    (row.invalid ?? []).map(([words, body, errors]) => ({ name, route, words, body, errors })),
  )
  // API-12
  it.each(forms)('$name tells every error of a form with $words', async ({ body, errors, route }) => {
    const { contractor, employer, newUuid } = stage
    const caller = route.access === 'public' ? {} : bearer((route.who === 'employer' ? employer : contractor).token)
    const said = await refusal(server, pathOf(route, newUuid()), {
      method: route.method,
      headers: { 'content-type': 'application/json', ...caller },
      body: JSON.stringify(body),
    })
    expect(said).toMatchObject({ status: 422, code: 'invalid' })
    expect(said.errors).toEqual(errors)
    expect(Object.values(errors).flat()).toContain(said.message)
  })
})
