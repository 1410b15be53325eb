import { describe, expect, it } from 'vitest'
import { facetAttributes, numericAttributes, type FacetCounts, type IndexQuery } from '../../../src/search/index.ts'
import { createInMemoryCandidateIndex } from '../../fakes/in-memory-candidate-index.ts'
import { CONTRACT_SYNONYMS, type CandidateIndexHarness } from './harness.ts'
import { randomDocument, randomJobTitleText, randomQuery } from './random-market.ts'
import { seededRandom } from './seeded-random.ts'

const PEOPLE = 200
const QUERIES = 60

/** Engines add up numbers in orders of their own. */
const roundedStats = ({ stats, values }: FacetCounts) => ({
  values,
  stats: Object.fromEntries(
    Object.entries(stats).map(([name, { avg, max, min, sum }]) => [
      name,
      { min, max, avg: avg.toFixed(6), sum: sum.toFixed(6) },
    ]),
  ),
})

export const equivalenceCases = ({ index }: CandidateIndexHarness): void => {
  describe('the reference implementation', () => {
    it.each([1, 2, 3])('agrees on random searches in a random market: seed %i', async (seed) => {
      const random = seededRandom(seed)
      const definition = createInMemoryCandidateIndex({ synonyms: CONTRACT_SYNONYMS })
      const market = Array.from({ length: PEOPLE }, (_, place) => randomDocument(random, place + 1))
      await Promise.all([definition.put(market), index().put(market)])
      let found = 0
      const searched: { readonly query: IndexQuery; readonly total: number }[] = []
      for (let round = 0; round < QUERIES; round += 1) {
        const query = randomQuery(random, market)
        const [expected, answered] = await Promise.all([definition.search(query), index().search(query)])
        expect({ query, ...answered }).toEqual({ query, ...expected })
        searched.push({ query, total: expected.total })
        found += expected.total > 0 ? 1 : 0
        const facets = await index().countFacets(query, [...facetAttributes, ...numericAttributes], 4)
        expect({ query, ...roundedStats(facets) }).toEqual({
          query,
          ...roundedStats(await definition.countFacets(query, [...facetAttributes, ...numericAttributes], 4)),
        })
        const text = randomJobTitleText(random)
        const titles = await index().searchJobTitles(text, 5)
        expect({ text, titles }).toEqual({ text, titles: await definition.searchJobTitles(text, 5) })
        const skills = await index().searchSkills(text, 5)
        expect({ text, skills }).toEqual({ text, skills: await definition.searchSkills(text, 5) })
      }
      const counts = await index().countMatches(
        searched.map(({ query }) => query),
        PEOPLE,
      )
      expect(counts).toEqual(searched.map(({ total }) => total))
      expect(found).toBeGreaterThan(QUERIES / 4)
    })
  })
}
