import { countries } from '@guildhall/domain/reference'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describePlaces } from '../../../domain/testing/contracts/places.contract.ts'
import { distanceKm } from './area-grid.ts'
import { readGazetteerData } from './gazetteer-data.ts'
import { createGazetteer } from './index.ts'

const gazetteer = createGazetteer()
const titles = async (query: string, limit = 5) =>
  (await gazetteer.autocomplete(query, { limit })).map(({ title }) => title)
const first = async (query: string) => (await titles(query, 1))[0]

describePlaces('gazetteer', () => gazetteer)

it('finds the same town by its title as by its beginning', async () => {
  const [town] = await gazetteer.autocomplete('Cape Town', { types: ['locality'] })
  expect(await gazetteer.findTown(town?.title ?? '')).toEqual(town)
})

describe('autocomplete in the gazetteer', () => {
  // REF-17
  it('puts the largest first', async () => {
    expect((await titles('Springfield', 3)).map((title) => title.split(', ')[1])).toEqual([
      'Missouri',
      'Massachusetts',
      'Illinois',
    ])
    expect(await first('Cape T')).toBe('Cape Town, Western Cape, South Africa')
  })

  it.each([
    ['sao paulo', 'São Paulo, Brazil'],
    ['SÃO PAULO', 'São Paulo, Brazil'],
    ['zurich', 'Zurich, Switzerland'],
    ['malmo', 'Malmö, Skåne, Sweden'],
    ['lodz', 'Łódź Voivodeship, Poland'],
  ])('ignores diacritics: %s', async (query, title) => {
    expect(await first(query)).toBe(title)
  })

  it('ranks names that start with the words first', async () => {
    const found = await titles('york', 50)
    expect(found[0]).toBe('York, England, United Kingdom')
    expect((await titles('cape', 50)).at(0)).toContain('Cape')
    expect(found.findIndex((title) => title.startsWith('New York'))).not.toBe(0)
  })

  it('accepts a province or country after the name, and a full title', async () => {
    expect(await first('springfield ill')).toBe('Springfield, Illinois, United States')
    expect(await first('paris, france')).toBe('Paris, Île-de-France, France')
    expect(await first('Cape Town, Western Cape, South Africa')).toBe('Cape Town, Western Cape, South Africa')
  })

  it.each([
    ['Sandton', 'Sandton, Gauteng, South Africa'],
    ['Umhlanga', 'Umhlanga, KwaZulu-Natal, South Africa'],
    ['Port Elizabeth', 'Gqeberha, Eastern Cape, South Africa'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['UK', 'United Kingdom'],
    ['NYC', 'New York City, New York, United States'],
    ['Western C', 'Western Cape, South Africa'],
    ['Singapore', 'Singapore'],
  ])('knows suburbs, other names, provinces and countries: %s', async (query, title) => {
    expect(await first(query)).toBe(title)
  })

  it('accepts any text without failing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (query) => {
        expect((await gazetteer.autocomplete(query)).length).toBeLessThanOrEqual(10)
      }),
    )
  })
})

// SRCH-53
describe('the best place of a text in the gazetteer', () => {
  it.each([
    ['Germany', 'Germany'],
    ['New York', 'New York City, New York, United States'],
    ['New Yrok', 'New York City, New York, United States'],
    ['Washington', 'Washington, United States'],
    ['Québec', 'Québec, Quebec, Canada'],
    ['Bath', 'Bath, England, United Kingdom'],
    ['Mexico', 'Mexico'],
    ['Singapore', 'Singapore'],
    ['Cape Town South Africa', 'Cape Town, Western Cape, South Africa'],
    ['paris texas', 'Paris, Texas, United States'],
    ['London, UK', 'London, England, United Kingdom'],
    ['austin usa', 'Austin, Texas, United States'],
    ['Lodnon, UK', 'London, England, United Kingdom'],
    ['Berln germany', 'Berlin, State of Berlin, Germany'],
    ['Johannes', 'Johannesburg, Gauteng, South Africa'],
    ['Müncehn', 'Munich, Bavaria, Germany'],
  ])('%s is %s', async (text, title) => {
    expect((await gazetteer.findBest(text))?.title).toBe(title)
  })

  it.each(['Qwertyville', 'Helena Montana Fields', 'Cape Town, Norway', '!!', 'Lodnno'])('%s is none', async (text) => {
    expect(await gazetteer.findBest(text)).toBeNull()
  })
})

describe('locate in the gazetteer', () => {
  it('puts the centroid of all 250 countries into that country', async () => {
    for (const { code } of countries) {
      const country = await gazetteer.find(code)
      expect(country?.type).toBe('country')
      const area = await gazetteer.locate(country?.latitude ?? 0, country?.longitude ?? 0)
      expect(area?.countryCode).toBe(code)
    }
  })

  it('puts the centroid of every province into that province', async () => {
    const { provinces } = await readGazetteerData()
    expect(provinces.length).toBeGreaterThan(3_700)
    const strays: string[] = []
    for (const code of provinces) {
      const province = await gazetteer.find(code)
      const area = await gazetteer.locate(province?.latitude ?? 0, province?.longitude ?? 0)
      if (area?.provinceCode !== code) strays.push(`${code} in ${area?.provinceCode}`)
    }
    expect(strays).toEqual([])
  })

  it.each([
    ['Camps Bay', -33.951, 18.378, 'ZA', 'ZA.11'],
    ['Soweto', -26.25, 27.9, 'ZA', 'ZA.06'],
    ['Maseru', -29.31, 27.48, 'LS', 'LS.14'],
    ['Austin', 30.2672, -97.7431, 'US', 'US.TX'],
    ['Suva, by the date line', -18.14, 178.44, 'FJ', 'FJ.01'],
    ['McMurdo', -77.85, 166.67, 'AQ', null],
  ])('locates %s', async (_, latitude, longitude, countryCode, provinceCode) => {
    expect(await gazetteer.locate(latitude, longitude)).toEqual({ countryCode, provinceCode })
  })

  it('finds the same place as a full scan', async () => {
    const { id, latitude, longitude, country, countries: codes } = await readGazetteerData()
    const nearestByHand = (lat: number, lng: number) => {
      let [best, bestKm] = [-1, 1_000]
      for (const [row, one] of id.entries()) {
        if (one === 0 || one === 1) continue
        const km = distanceKm(lat, lng, (latitude[row] ?? 0) / 10_000, (longitude[row] ?? 0) / 10_000)
        if (km < bestKm) [best, bestKm] = [row, km]
      }
      return best < 0 ? undefined : codes[country[best] ?? -1]
    }
    const coordinate = fc.tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    )
    await fc.assert(
      fc.asyncProperty(coordinate, async ([lat, lng]) => {
        expect((await gazetteer.locate(lat, lng))?.countryCode).toBe(nearestByHand(lat, lng))
      }),
      { numRuns: 150 },
    )
  })
})
