import { planSearch, synonymLookup, type IndexQuery } from '@guildhall/domain/search'
import { candidateDocument, indexQuery } from '@guildhall/domain/testing'
import { describe, expect, it } from 'vitest'
import { findHits } from './find-hits.ts'
import type { Body } from './json.ts'
import type { LiveIndex } from './live-index.ts'

const around = { latitude: -33.9249, longitude: 18.4241, radius: 100_000, precision: 5_000 }
const nearest = indexQuery({ around, length: 2 })

/** Asks an engine of so many people, and of so many within the first step, the last of the page at a distance. */
const ask = async (
  query: IndexQuery,
  { distance = 0, inFirstStep, people }: { distance?: number; inFirstStep: number; people: number },
) => {
  const asked: Body[][] = []
  const page = [1, 2].map((number) => ({ sort: [], _source: { document: candidateDocument(number) } }))
  const answerTo = (body: Body): unknown => {
    const isCount = body['size'] === 0
    const isDistance = body['_source'] === false
    const total = { value: isCount ? people : inFirstStep, relation: 'eq' }
    return { hits: { total, hits: isDistance ? [{ sort: [distance] }] : page } }
  }
  const index: LiveIndex = {
    read: () => Promise.reject(new Error('Nothing else is read')),
    ask: async <Answer>(body: Body) => {
      asked.push([body])
      return answerTo(body) as Answer
    },
    askAll: async <Answer>(bodies: readonly Body[]) => {
      asked.push([...bodies])
      return bodies.map(answerTo) as Answer[]
    },
  }
  const plan = planSearch(query, synonymLookup([]))
  const { total } = await findHits(plan, { index, typos: 'constant_score_boolean', countedWithHits: 10_000 })
  return { total, requests: asked.length, last: JSON.stringify(asked.at(-1)) }
}

// SRCH-104
describe('the nearest', () => {
  it('are read without a distance where those of the first step fill the page', async () => {
    const { last, requests, total } = await ask(nearest, { inFirstStep: 2, people: 700_000 })
    expect({ requests, total }).toEqual({ requests: 1, total: 700_000 })
    expect(last).not.toContain('_script')
  })

  it('are read so, too, where they are everybody', async () => {
    expect(await ask(nearest, { inFirstStep: 1, people: 1 })).toMatchObject({ requests: 1, total: 1 })
  })

  it('are all compared where they are few', async () => {
    const { last, requests } = await ask(nearest, { inFirstStep: 1, people: 9_000 })
    expect(requests).toBe(2)
    expect(last).toContain('_script')
  })

  it('are compared to the end of the step in which the page ends where they are many', async () => {
    const { last, requests } = await ask(nearest, { inFirstStep: 1, people: 700_000, distance: 12_345 })
    expect(requests).toBe(3)
    expect(last).toContain('"distance":"15001.000m"')
    expect(last).toContain('_script')
  })

  it('are compared at once where the first step is too short to have a page', async () => {
    const short = indexQuery({ ...nearest, around: { ...around, precision: 100 } })
    expect(await ask(short, { inFirstStep: 0, people: 700_000 })).toMatchObject({ requests: 1 })
  })
})
