import { describe, expect, it } from 'vitest'
import type { Places } from '../../src/reference/index.ts'

/** Contract of every adapter of Places. Cape Town, its province and its country must be known to it. */
export const describePlaces = (name: string, create: () => Places | Promise<Places>): void => {
  describe(`places: ${name}`, () => {
    // REF-17
    it('finds a town by a prefix of its name, ignoring case', async () => {
      const places = await create()
      const [first] = await places.autocomplete('cApE tow')
      expect(first).toMatchObject({
        type: 'locality',
        countryCode: 'ZA',
        address: { city: 'Cape Town', country: 'South Africa' },
      })
      expect(first?.title).toContain('Cape Town')
    })

    // REF-17
    it('finds countries and provinces, and filters by type', async () => {
      const places = await create()
      const [country] = await places.autocomplete('South Africa', { types: ['country'] })
      expect(country).toMatchObject({ type: 'country', countryCode: 'ZA', provinceCode: null })
      const [province] = await places.autocomplete('Western Cape', { types: ['administrative_area_level_1'] })
      expect(province).toMatchObject({ type: 'administrative_area_level_1', countryCode: 'ZA' })
      const towns = await places.autocomplete('South', { types: ['locality'] })
      expect(towns.every(({ type }) => type === 'locality')).toBe(true)
    })

    it('returns nothing for an empty query, and at most the limit', async () => {
      const places = await create()
      expect(await places.autocomplete('  ')).toEqual([])
      expect(await places.autocomplete('qzxqzx')).toEqual([])
      expect((await places.autocomplete('Cape', { limit: 2 })).length).toBeLessThanOrEqual(2)
    })

    // REF-18
    it('finds a place by its id, and null for an unknown id', async () => {
      const places = await create()
      const [first] = await places.autocomplete('Cape Town')
      expect(first).toBeDefined()
      expect(await places.find(first?.id ?? '')).toEqual(first)
      expect(await places.find('no-such-place')).toBeNull()
    })

    // REF-25
    it('finds towns as addresses, and nothing for an empty query', async () => {
      const places = await create()
      const [first, second] = await places.findAddresses('Cape Town', 1)
      expect(first?.title).toContain('Cape Town')
      expect(first?.parts).toMatchObject({ route: null, city: 'Cape Town', country: 'South Africa' })
      expect(second).toBeUndefined()
      expect(await places.findAddresses('  ')).toEqual([])
      expect(await places.findAddresses('qzxqzx')).toEqual([])
    })

    it('finds a town by its title, and none for a country, an empty text or an unknown place', async () => {
      const places = await create()
      const [town] = await places.autocomplete('Cape Town', { types: ['locality'] })
      for (const title of [town?.title ?? '', 'cape town, SOUTH AFRICA', 'Cape Town']) {
        const found = await places.findTown(title)
        expect(found).toMatchObject({ type: 'locality', countryCode: 'ZA', address: { city: 'Cape Town' } })
        // Another source may put the centre a street farther.
        expect(found?.latitude).toBeCloseTo(town?.latitude ?? 0, 1)
        expect(found?.longitude).toBeCloseTo(town?.longitude ?? 0, 1)
      }
      for (const title of ['South Africa', '', ' , ', 'Anywhere', 'Cape', 'Cape Town, Norway', 'qzxqzx']) {
        expect(await places.findTown(title)).toBeNull()
      }
    })

    // SRCH-53
    it('finds the place that a text names best, with one typo, and none for an empty text or an unknown place', async () => {
      const places = await create()
      for (const text of ['Cape Town', 'cape town, SOUTH AFRICA', 'Cape To', 'Cpae Town']) {
        const found = await places.findBest(text)
        expect({ text, found }).toMatchObject({ text, found: { type: 'locality', address: { city: 'Cape Town' } } })
      }
      expect(await places.findBest('South Africa')).toMatchObject({ type: 'country', countryCode: 'ZA' })
      for (const text of ['', ' , ', 'qzxqzx', 'Cpae Twon']) expect(await places.findBest(text)).toBeNull()
    })

    // REF-19
    it('finds the country and province of a coordinate, and null if there is none', async () => {
      const places = await create()
      const [town] = await places.autocomplete('Cape Town', { types: ['locality'] })
      expect(await places.locate(town?.latitude ?? 0, town?.longitude ?? 0)).toEqual({
        countryCode: 'ZA',
        provinceCode: town?.provinceCode,
      })
      expect(await places.locate(Number.NaN, 200)).toBeNull()
    })
  })
}
