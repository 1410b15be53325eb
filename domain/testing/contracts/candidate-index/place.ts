import { describe, expect, it } from 'vitest'
import type { CandidateIndexHarness } from './harness.ts'

const CAPE_TOWN = { latitude: -33.9249, longitude: 18.4241 }
const STELLENBOSCH = { latitude: -33.9321, longitude: 18.8602 }
const JOHANNESBURG = { latitude: -26.2041, longitude: 28.0473, provinceCode: 'ZA.06' }
const WINDHOEK = { latitude: -22.5609, longitude: 17.0658, countryCode: 'NA', provinceCode: 'NA.21' }

export const placeCases = ({ people, found, search }: CandidateIndexHarness): void => {
  describe('place', () => {
    it('matches people within the radius', async () => {
      await people(CAPE_TOWN, STELLENBOSCH, JOHANNESBURG, WINDHOEK)
      const around = { ...CAPE_TOWN, radius: 100_000, precision: 5_000 }
      expect(await found({ around })).toEqual([1, 2])
      expect(await found({ around: { ...around, radius: 10_000 } })).toEqual([1])
      expect(await found({ around: { ...around, radius: 0 } })).toEqual([1])
      expect(await found({ around: { ...around, radius: 1_300_000 } })).toEqual([1, 2, 3, 4])
    })

    // SRCH-15
    it('matches exactly the people of a country or a province, without regard to distance', async () => {
      await people(
        { ...JOHANNESBURG, availability: 0 },
        { ...STELLENBOSCH, availability: 7 },
        { ...CAPE_TOWN, availability: 30 },
        WINDHOEK,
      )
      const around = { ...CAPE_TOWN, radius: 2_000_000, precision: 5_000 }
      const country = { countryCode: 'ZA', provinceCode: null }
      expect(await found({ around, insidePlace: country })).toEqual([1, 2, 3])
      expect(await found({ around, insidePlace: { ...country, provinceCode: 'ZA.06' } })).toEqual([1])
      expect(await found({ around, insidePlace: { countryCode: 'NA', provinceCode: 'ZA.06' } })).toEqual([])
      expect(await found({ insidePlace: { countryCode: 'NA', provinceCode: null } })).toEqual([4])
      const { hits } = await search({ around, insidePlace: country })
      expect(hits.map(({ distance }) => distance)).toEqual([null, null, null])
    })

    // SRCH-52
    it('matches who works remotely wherever they are, where that is asked for', async () => {
      const remote = { workplaceType: 'Remote' } as const
      await people(
        { ...CAPE_TOWN, workplaceType: 'On-site' },
        { ...WINDHOEK, ...remote },
        { ...JOHANNESBURG, workplaceType: 'Any type' },
        { ...WINDHOEK, workplaceType: 'Hybrid' },
        { ...STELLENBOSCH, ...remote },
      )
      const around = { ...CAPE_TOWN, radius: 10_000, precision: 5_000 }
      expect(await found({ around, remoteAnywhere: true })).toEqual([1, 5, 3, 2])
      const insidePlace = { countryCode: 'ZA', provinceCode: 'ZA.06' }
      expect(await found({ insidePlace, remoteAnywhere: true })).toEqual([2, 3, 5])
      expect(await found({ insidePlace })).toEqual([3])
      expect(await found({ remoteAnywhere: true })).toEqual([1, 2, 3, 4, 5])
    })

    // SRCH-97
    it('matches people in one of the areas, across the date line too, whatever the circle', async () => {
      await people(CAPE_TOWN, JOHANNESBURG, { latitude: -17, longitude: 179.9 }, { latitude: -17, longitude: -179.9 })
      const cape = { north: -33, south: -35, west: 18, east: 19 }
      const pacific = { north: -16, south: -18, west: 179, east: -179 }
      expect(await found({ insideBoxes: [cape] })).toEqual([1])
      expect(await found({ insideBoxes: [cape, pacific] })).toEqual([1, 3, 4])
      expect(await found({ insideBoxes: [{ ...pacific, east: 180 }] })).toEqual([3])
      const around = { ...JOHANNESBURG, radius: 10_000, precision: 5_000 }
      expect(await found({ insideBoxes: [cape], around })).toEqual([1])
      expect(await found({ insideBoxes: [{ north: 90, south: -90, west: -180, east: 180 }] })).toEqual([1, 2, 3, 4])
    })

    it('works across the date line and the poles', async () => {
      await people(
        { latitude: -17, longitude: 179.9 },
        { latitude: -17, longitude: -179.9 },
        { latitude: 89.9, longitude: 10 },
      )
      const precision = 5_000
      expect(await found({ around: { latitude: -17, longitude: 180, radius: 50_000, precision } })).toEqual([1, 2])
      expect(await found({ around: { latitude: 89.9, longitude: -170, radius: 50_000, precision } })).toEqual([3])
      const { hits } = await search({ around: { latitude: -17, longitude: -179.9, radius: 50_000, precision } })
      expect(hits.map(({ distance }) => Math.round((distance ?? 0) / 1000))).toEqual([0, 21])
    })

    it('matches everyone if the radius is longer than half the circumference', async () => {
      await people(CAPE_TOWN, { latitude: 33.9249, longitude: -161.5759 })
      expect(await found({ around: { ...CAPE_TOWN, radius: 99_000_000, precision: 50_000 } })).toEqual([1, 2])
    })

    // SRCH-81
    it('omits those who hide from one of the keys, from every page and count', async () => {
      await people({ hiddenFrom: ['company 7', 'name umoya energy'] }, { hiddenFrom: ['domain kestrel.example'] }, {})
      expect(await found({ companyKeys: ['company 7'] })).toEqual([2, 3])
      expect(await found({ companyKeys: ['company 8', 'name umoya energy', 'domain kestrel.example'] })).toEqual([3])
      expect((await search({ companyKeys: ['company 7'] })).total).toBe(2)
      expect(await found({ companyKeys: ['company'] })).toEqual([1, 2, 3])
      await people({})
      expect(await found({ companyKeys: ['company 7'] })).toEqual([1, 2, 3])
    })

    it('omits excluded people', async () => {
      await people({}, {}, {})
      const everyone = await search()
      const excludedUuids = everyone.hits.slice(0, 2).map(({ document }) => document.uuid)
      expect(await search({ excludedUuids })).toMatchObject({ total: 1, hits: everyone.hits.slice(2) })
    })
  })
}
