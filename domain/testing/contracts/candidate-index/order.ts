import { describe, expect, it } from 'vitest'
import type { CandidateSort } from '../../../src/search/index.ts'
import type { CandidateIndexHarness } from './harness.ts'

const HERE = { latitude: -33.9249, longitude: 18.4241, radius: 2_000_000, precision: 50_000 }

export const orderCases = ({ people, found, search }: CandidateIndexHarness): void => {
  describe('order', () => {
    // SRCH-18
    it('sorts by text, optional filters, distance step, availability, response rate, freshness and uuid', async () => {
      const best = {
        jobTitle: 'Welder',
        skills: ['Steel'],
        availability: 7,
        responseRate: 0.5,
        updatedAt: 2_000_000_000_000,
      }
      await people(
        best,
        best,
        { ...best, updatedAt: 1_999_999_999_999 },
        { ...best, responseRate: 0.4, updatedAt: 2_000_000_000_001 },
        { ...best, availability: 30, responseRate: 0.9 },
        { ...best, latitude: -34.6, availability: 0 },
        { ...best, skills: [], latitude: -33.9, availability: 0 },
        { ...best, jobTitle: 'Weldor', availability: 0 },
      )
      const text = 'welder'
      const optionalFilters = [{ attribute: 'skills', value: 'steel' }] as const
      expect(await found({ text, optionalFilters, around: HERE })).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    })

    it('returns text score, optional matches and metres of each hit', async () => {
      await people({ skills: ['Go', 'Rust'], latitude: -33.9249, longitude: 19.4241 })
      const optionalFilters = [
        { attribute: 'skills', value: 'Go' },
        { attribute: 'skills', value: 'Zig' },
        { attribute: 'languages', value: 'English' },
      ] as const
      const { hits } = await search({ text: 'developer', optionalFilters, around: HERE })
      expect(hits[0]).toMatchObject({ textScore: 8, optionalMatches: 2 })
      expect(hits[0]?.distance).toBeCloseTo(92_266, -1)
      expect((await search()).hits[0]).toMatchObject({ textScore: 0, optionalMatches: 0, distance: null })
    })

    it('ranks by optional filters without excluding anybody', async () => {
      await people(
        { availability: 0 },
        { availability: 7, skills: ['Go'] },
        { availability: 30, skills: ['Go', 'Rust'] },
      )
      const optionalFilters = [
        { attribute: 'skills', value: 'go' },
        { attribute: 'skills', value: 'rust' },
      ] as const
      expect(await found({ optionalFilters })).toEqual([3, 2, 1])
      expect(await found()).toEqual([1, 2, 3])
    })

    // SRCH-18
    it('treats distances within one step as equal', async () => {
      await people({ latitude: -33.95, availability: 7 }, { latitude: -34.2, availability: 0 })
      expect(await found({ around: HERE })).toEqual([2, 1])
      expect(await found({ around: { ...HERE, precision: 5_000 } })).toEqual([1, 2])
    })

    // SRCH-59
    it('sorts by another figure first, and equal people as the best match', async () => {
      await people(
        { jobTitle: 'Welder', rate: 50, permanentRate: 90_000, availability: 7, updatedAt: 10, responseRate: 0.5 },
        { jobTitle: 'Weldership', rate: 50, permanentRate: null, availability: 0, updatedAt: 30, responseRate: 0.5 },
        { jobTitle: 'Welder', rate: null, permanentRate: 70_000, availability: 7, updatedAt: 20, responseRate: 0.9 },
        { jobTitle: 'Welder', rate: 20.5, permanentRate: 80_000, availability: 30, updatedAt: 20, responseRate: -1 },
      )
      const by = (sort: CandidateSort): Promise<readonly number[]> => found({ text: 'welder', sort })
      expect(await by('best')).toEqual([3, 1, 4, 2])
      expect(await by('rate-up')).toEqual([4, 1, 2, 3])
      expect(await by('rate-down')).toEqual([1, 2, 4, 3])
      expect(await by('salary-up')).toEqual([3, 4, 1, 2])
      expect(await by('salary-down')).toEqual([1, 4, 3, 2])
      expect(await by('soonest')).toEqual([2, 3, 1, 4])
      expect(await by('newest')).toEqual([2, 3, 4, 1])
      expect(await by('fastest')).toEqual([3, 1, 2, 4])
      expect(await by('nearest')).toEqual([3, 1, 4, 2])
      expect(await found({ sort: 'newest', offset: 1, length: 2 })).toEqual([3, 4])
      const { hits } = await search({ text: 'welder', sort: 'rate-up' })
      expect(hits.map(({ textScore }) => textScore)).toEqual([8, 8, 4, 8])
    })

    // SRCH-59
    it('sorts by distance step before text where the nearest are asked for', async () => {
      await people(
        { jobTitle: 'Welder', latitude: -34.6 },
        { jobTitle: 'Weldership', latitude: -33.95 },
        { jobTitle: 'Welder', latitude: -33.96 },
      )
      const around = { ...HERE, precision: 5_000 }
      expect(await found({ text: 'welder', around })).toEqual([3, 1, 2])
      expect(await found({ text: 'welder', around, sort: 'nearest' })).toEqual([3, 2, 1])
    })

    it('pages by offset and length without gaps or duplicates, and counts everyone', async () => {
      await people(...Array.from({ length: 95 }, (_, place) => ({ availability: place % 3 })))
      const everyone = await found({ length: 100 })
      const pages: number[] = []
      for (let offset = 0; offset < 100; offset += 10) pages.push(...(await found({ offset, length: 10 })))
      expect(pages).toEqual(everyone)
      expect(new Set(everyone).size).toBe(95)
      for (const page of [{ length: 1 }, { offset: 90, length: 25 }, { offset: 500, length: 25 }, { length: 0 }]) {
        expect((await search(page)).total).toBe(95)
      }
      expect(await found({ offset: 90, length: 25 })).toHaveLength(5)
    })

    // SRCH-5
    it('returns nobody beyond the 10,000th hit, without an error', async () => {
      await people({}, {})
      expect(await search({ offset: 10_000, length: 25 })).toEqual({ hits: [], total: 2, isTotalExact: true })
      expect(await search({ offset: 1_000_000_000, length: 25 })).toEqual({ hits: [], total: 2, isTotalExact: true })
      expect(await found({ length: 1_000_000_000 })).toEqual([1, 2])
      expect(await found({ offset: -5, length: 1 })).toEqual([1])
    })
  })
}
