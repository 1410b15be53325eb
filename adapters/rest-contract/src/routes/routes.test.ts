import { describe, expect, it } from 'vitest'
import type { Route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { routes } from './index.ts'

const entries = Object.entries<Route>(routes)

describe('the route table', () => {
  it('has an entry for every name of the route index, at the same path', () => {
    const addresses = entries.map(([name, { method, path, multipart }]) => [
      name,
      { method, path, ...(multipart === true ? { multipart } : {}) },
    ])
    expect(Object.fromEntries(addresses)).toEqual(routeIndex)
  })

  it('never has two routes at one path', () => {
    const shapes = entries.map(([, { method, path }]) => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  const withBody = entries.filter(([, { body }]) => body !== undefined)
  it.each(withBody)('%s: the example body is what the schema says', (_name, { body, examples }) => {
    expect(body?.safeParse(examples.body).error).toBeUndefined()
  })

  const replies = entries.flatMap(([name, { examples, success }]) =>
    'body' in success ? [{ name, schema: success.body, reply: examples.reply }] : [],
  )
  it.each(replies)('$name: the example reply is what the schema says', ({ reply, schema }) => {
    expect(schema.parse(reply)).toEqual(reply)
  })

  // API-3
  it.each(replies)('$name: what the schema does not name does not leave', ({ reply, schema }) => {
    const planted = { passwordHash: 'planted words', address: 'planted words' }
    const leaky = Array.isArray(reply)
      ? reply.map((item: object) => Object.assign({}, item, planted))
      : Object.assign({}, reply, planted)
    expect(JSON.stringify(schema.parse(leaky))).not.toContain('planted words')
  })

  // SRCH-24
  it('strips address, number and coordinates of candidates', () => {
    const reply = routes.readCandidate.examples.reply
    const leaky = { user: { ...reply.user, email: 'x@y.example', mobile: '+27', latitude: 1, longitude: 2 } }
    expect(routes.readCandidate.success.body.parse(leaky)).toEqual(reply)
  })

  it('refuses deeply nested lists without failing', () => {
    const maxFacetHits: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
    expect(routes.queryJobTitleFacet.body.safeParse({ maxFacetHits }).success).toBe(false)
  })
})
