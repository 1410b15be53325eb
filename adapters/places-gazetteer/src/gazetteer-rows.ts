import { findCountry, type Place, type PlaceType } from '@guildhall/domain/reference'
import { COORDINATE_SCALE, type GazetteerData } from './gazetteer-data.ts'

/** The kind of a row, by its id. */
export const readType = (data: GazetteerData, row: number): PlaceType => {
  const id = data.id[row] ?? 0
  if (id === 0) return 'country'
  return id === 1 ? 'administrative_area_level_1' : 'locality'
}

const countryCodeOf = (data: GazetteerData, row: number): string => data.countries[data.country[row] ?? 0] ?? ''
const provinceOf = (data: GazetteerData, row: number): { code: string; name: string } | null => {
  const index = data.province[row] ?? -1
  const code = data.provinces[index]
  return code === undefined ? null : { code, name: data.provinceNames[index] ?? code }
}

/** The row's own name. */
export const readName = (data: GazetteerData, row: number): string => {
  const type = readType(data, row)
  if (type === 'locality') return data.name[row] ?? ''
  if (type === 'country') return findCountry(countryCodeOf(data, row))?.name ?? countryCodeOf(data, row)
  return provinceOf(data, row)?.name ?? ''
}

/** 'ZA' of a country, 'ZA.11' of a province, '3369157' of a locality, 's12' of a suburb of the hand list. */
export const readId = (data: GazetteerData, row: number): string => {
  const id = data.id[row] ?? 0
  if (id === 0) return countryCodeOf(data, row)
  if (id === 1) return provinceOf(data, row)?.code ?? ''
  return id < 0 ? `s${-id}` : String(id)
}

/** The country and province of a row. */
export const readArea = (data: GazetteerData, row: number): { countryCode: string; provinceCode: string | null } => ({
  countryCode: countryCodeOf(data, row),
  provinceCode: provinceOf(data, row)?.code ?? null,
})

/** The row as the domain's place. A province named as its country is left out: 'Singapore, Singapore'. */
export const toPlace = (data: GazetteerData, row: number): Place => {
  const type = readType(data, row)
  const area = readArea(data, row)
  const country = findCountry(area.countryCode)?.name ?? area.countryCode
  const province = provinceOf(data, row)?.name ?? null
  const name = readName(data, row)
  const parts = [
    ...(type === 'country' ? [] : [name]),
    ...(type === 'locality' && province !== country ? [province] : []),
    country,
  ]
  return {
    id: readId(data, row),
    title: parts.filter((part) => part !== null).join(', '),
    type,
    latitude: (data.latitude[row] ?? 0) / COORDINATE_SCALE,
    longitude: (data.longitude[row] ?? 0) / COORDINATE_SCALE,
    ...area,
    address: {
      streetNumber: null,
      route: null,
      city: type === 'locality' ? name : null,
      province,
      country,
      postalCode: null,
    },
  }
}
