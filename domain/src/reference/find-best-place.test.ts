import { describe, expect, it } from 'vitest'
import { findBestPlace } from './find-best-place.ts'
import type { Place } from './places.port.ts'

const place = (title: string, type: Place['type'], countryCode: string): Place => ({
  id: title,
  title,
  type,
  latitude: 1,
  longitude: 2,
  countryCode,
  provinceCode: type === 'country' ? null : `${countryCode}.1`,
  address: { streetNumber: null, route: null, city: null, province: null, country: null, postalCode: null },
})
const capeTown = place('Cape Town, Western Cape, South Africa', 'locality', 'ZA')
const boston = place('Boston, Massachusetts, United States', 'locality', 'US')
const westernCape = place('Western Cape, South Africa', 'administrative_area_level_1', 'ZA')
const southAfrica = place('South Africa', 'country', 'ZA')
const reunion = place('Réunion', 'country', 'RE')
const all = [capeTown, boston, westernCape, southAfrica, reunion]

const partsOf = (text: string): readonly string[] => text.toLowerCase().split(', ')
/** Names whole towns by their first part and the areas after it, and everything else by its beginning. */
const places = {
  findTown: (title: string) => {
    const [name, ...areas] = partsOf(title)
    const town = all.find((one) => {
      const own = partsOf(one.title)
      return one.type === 'locality' && own[0] === name && areas.every((area) => own.includes(area))
    })
    return Promise.resolve(town ?? null)
  },
  autocomplete: (query: string) =>
    Promise.resolve(
      all.filter(
        ({ title, type }) =>
          type !== 'locality' &&
          title
            .normalize('NFD')
            .replace(/\p{M}/gu, '')
            .replaceAll(',', '')
            .toLowerCase()
            .startsWith(query.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
      ),
    ),
}

// REF-24
describe('the best place of a text', () => {
  it.each([
    ['Cape Town, Western Cape, South Africa', capeTown],
    ['cape town', capeTown],
    ['Cape Town Metropolitan Area', capeTown],
    ['City of Cape Town, Western Cape', capeTown],
    ['Greater Boston', boston],
    ['Greater Boston Area, United States', boston],
    ['Cape Town, City of Cape Town, South Africa', capeTown],
    ['Western Cape, South Africa', westernCape],
    ['South Africa', southAfrica],
    ['reunion', reunion],
    ['South', null],
    ['Cape Town, Norway', null],
    ['Remote', null],
    ['  ', null],
  ])('%s', async (text, found) => {
    expect(await findBestPlace(places, text)).toEqual(found)
  })
})
