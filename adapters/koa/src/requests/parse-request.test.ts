import { type Route, routes } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import { describe, expect, it } from 'vitest'
import { createRequestParser } from './parse-request.ts'
import { RequestRefused } from './request-refused.ts'

/** How the messages of the schema library begin. */
const OF_THE_LIBRARY = /^(Invalid|Too (big|small)|Unrecognized)/
const WRONG_VALUES = [undefined, null, 5, -1, true, {}, [], 'unheard of', 'x'.repeat(9_999)]

type Path = readonly string[]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The paths of all fields of a value, at any depth. */
const pathsOf = (value: unknown, at: Path = []): readonly Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, item]) => [[...at, name], ...pathsOf(item, [...at, name])])
    : []

/** A copy with another value at a path, or without it. */
const put = (value: unknown, [field = '', ...rest]: Path, other: unknown): unknown => {
  const entries: readonly (readonly [string, unknown])[] = isObject(value) ? Object.entries(value) : []
  const present = entries.find(([name]) => name === field)?.[1]
  const next = [
    ...entries.filter(([name]) => name !== field),
    [field, rest.length === 0 ? other : put(present, rest, other)] as const,
  ].filter(([, item]) => item !== undefined)
  if (!Array.isArray(value)) return Object.fromEntries(next)
  return next.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item)
}

const shapeOf = (schema: object): readonly string[] =>
  'shape' in schema && isObject(schema.shape) ? Object.keys(schema.shape) : []

const parse = (
  { params: _params, ...route }: Route,
  json: unknown,
  query: Context['query'] = {},
): RequestRefused | null => {
  try {
    createRequestParser(route)({}, { path: route.path, query } as Context, {
      json: json as Readonly<Record<string, unknown>>,
      file: null,
    })
    return null
  } catch (error) {
    if (error instanceof RequestRefused) return error
    throw error
  }
}

/** Messages of the library in what a call answers to wrong values in each of its fields. */
const foreignMessages = (route: Route): readonly string[] => {
  const example = route.examples.body ?? {}
  const fields = [...pathsOf(example), ...shapeOf(route.body ?? {}).map((name) => [name])]
  const refusals = [
    ...fields.flatMap((path) => WRONG_VALUES.map((value) => parse(route, put(example, path, value)))),
    ...shapeOf(route.query ?? {}).flatMap((name) =>
      ['', '-1', 'unheard of'].map((text) => parse(route, example, { [name]: text })),
    ),
    parse(route, {}),
  ]
  return refusals
    .flatMap((refusal) =>
      refusal === null ? [] : [refusal.message, ...Object.values(refusal.facts.errors ?? {}).flat()],
    )
    .filter((message) => OF_THE_LIBRARY.test(message))
}

// API-10
describe('the words of a refused request', () => {
  const calls = Object.entries<Route>(routes).filter(([, { body, query }]) => body !== undefined || query !== undefined)
  it.each(calls)('%s has none of the schema library', (_name, route) => {
    expect([...new Set(foreignMessages(route))]).toEqual([])
  })

  it.each([
    ['addWebhook', { url: 'https://a.example', events: 'all' }, { events: ['Value is not a list'] }],
    ['addWebhook', { url: 'https://a.example', events: ['x'] }, { 'events.0': ['Value is not one of the options'] }],
    ['changeWebhook', { events: [], isEnabled: true }, { events: ['Value is required'] }],
    ['changeConversation', { status: 'open' }, { status: ['Value is not one of the options'] }],
    ['dismissChecklist', { dismissed: null }, { dismissed: ['Value is required'] }],
    ['dismissChecklist', { dismissed: 5 }, { dismissed: ['Value is not yes or no'] }],
  ] as const)('%s says what is wrong with %o', (name, body, errors) => {
    expect(parse(routes[name], body)).toMatchObject({ facts: { errors } })
  })

  // API-51
  it.each([
    ['chooseVisibility', 'paused', {}],
    ['changeWebhook', 'isEnabled', { events: ['invoice.paid'] }],
    ['setSuspension', 'isSuspended', { reason: 'Asked by mail' }],
    ['setCompanyVerification', 'isVerified', { reason: 'Asked by mail' }],
    ['changeListEntry', 'isRetired', { label: 'Design' }],
  ] as const)('%s needs %s', (name, field, body) => {
    for (const json of [body, { ...body, [field]: null }])
      expect(parse(routes[name], json)).toMatchObject({ facts: { errors: { [field]: ['Value is required'] } } })
  })

  // API-12
  it('changeWebhook reports a missing list and a missing switch together', () => {
    expect(parse(routes.changeWebhook, {})).toMatchObject({
      facts: { errors: { events: ['Value is required'], isEnabled: ['Value is required'] } },
    })
  })

  // API-12
  it.each(['addWebhook', 'createAccessToken'] as const)(
    '%s leaves a missing list to the domain, which reports it with the other fields',
    (name) => {
      expect(parse(routes[name], {})).toBeNull()
    },
  )
})
