import { type Address, findCountry, type LocatedArea, type Place, type PlaceType } from '@guildhall/domain/reference'
import type { GooglePlace } from './google-client.ts'

/** Google's types for each of ours; together the five that a request may name. Suburbs are places to live in, too. */
export const GOOGLE_TYPES: Readonly<Record<PlaceType, readonly string[]>> = {
  country: ['country'],
  administrative_area_level_1: ['administrative_area_level_1'],
  locality: ['locality', 'postal_town', 'sublocality_level_1'],
}

/** Google's types that complete an address: a street with or without a number, or a town. A request may name five. */
export const ADDRESS_TYPES: readonly string[] = ['street_address', 'premise', 'subpremise', 'route', 'locality']

const TOWN_TYPES = ['locality', 'postal_town', 'sublocality_level_1']

const typeOf = (types: readonly string[]): PlaceType | null => {
  for (const type of ['country', 'administrative_area_level_1', 'locality'] as const)
    if (GOOGLE_TYPES[type].some((name) => types.includes(name))) return type
  return null
}

/**
 * Google's place as the domain's, with a title like those of the gazetteer: 'Cape Town, Western Cape, South Africa'. `area` is where the
 * gazetteer places the coordinates, whose codes the search knows. Null for a place that is no country, province or town. Rule: REF-18.
 */
export const toPlace = (id: string, google: GooglePlace, area: LocatedArea | null): Place | null => {
  const find = (...names: readonly string[]) =>
    google.addressComponents.find(({ types }) => names.some((name) => types.includes(name)))
  const type = typeOf(google.types)
  const countryCode = find('country')?.shortText ?? area?.countryCode
  if (type === null || countryCode === undefined) return null
  const country = findCountry(countryCode)?.name ?? find('country')?.longText ?? countryCode
  const province = type === 'country' ? null : (find('administrative_area_level_1')?.longText ?? null)
  const city =
    type === 'locality'
      ? (find(
          ...(google.types.includes('sublocality_level_1') ? ['sublocality_level_1'] : []),
          'locality',
          'postal_town',
        )?.longText ?? null)
      : null
  const name = type === 'country' ? country : type === 'locality' ? city : province
  if (name === null) return null
  const parts = [
    ...(type === 'country' ? [] : [name]),
    ...(type === 'locality' && province !== country ? [province] : []),
    country,
  ]
  return {
    id,
    title: parts.filter((part) => part !== null).join(', '),
    type,
    latitude: google.location.latitude,
    longitude: google.location.longitude,
    countryCode,
    provinceCode: type === 'country' || area?.countryCode !== countryCode ? null : area.provinceCode,
    address: {
      streetNumber: find('street_number')?.longText ?? null,
      route: find('route')?.longText ?? null,
      city,
      province,
      country,
      postalCode: find('postal_code')?.longText ?? null,
    },
  }
}

/** Google's place as an address; null for one in no town or country. Rule: REF-25. */
export const toAddress = (id: string, { addressComponents }: GooglePlace): Address | null => {
  const find = (name: string) => addressComponents.find(({ types }) => types.includes(name))
  const textOf = (name: string): string | null => find(name)?.longText ?? null
  const code = find('country')?.shortText
  const country = code === undefined ? null : (findCountry(code)?.name ?? textOf('country'))
  const city = TOWN_TYPES.map(textOf).find((name) => name !== null) ?? null
  if (country === null || city === null) return null
  const province = textOf('administrative_area_level_1')
  const route = textOf('route')
  // A number without its street is none.
  const streetNumber = route === null ? null : textOf('street_number')
  const street = [streetNumber, route].filter((part) => part !== null).join(' ')
  const title = [street, city, province === country ? null : province, country]
    .filter((part) => part !== null && part !== '')
    .join(', ')
  return { id, title, parts: { streetNumber, route, city, province, country, postalCode: textOf('postal_code') } }
}
