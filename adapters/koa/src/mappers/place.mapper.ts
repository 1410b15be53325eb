import type { Address, AddressParts, Place, PlaceType } from '@guildhall/domain/reference'
import type { AddressWire, PlaceWire } from '@guildhall/rest-contract'

const toPartsWire = (parts: AddressParts): PlaceWire['address'] => ({
  streetNumber: parts.streetNumber,
  route: parts.route,
  city: parts.city,
  province: parts.province,
  country: parts.country,
  postalCode: parts.postalCode,
})

export const toAddressWire = ({ id, parts, title }: Address): AddressWire => ({ id, title, parts: toPartsWire(parts) })

export const toPlaceWire = (place: Place): PlaceWire => ({
  id: place.id,
  title: place.title,
  types: [place.type],
  latitude: place.latitude,
  longitude: place.longitude,
  countryCode: place.countryCode,
  address: toPartsWire(place.address),
})

const placeTypes: readonly PlaceType[] = ['country', 'administrative_area_level_1', 'locality']

/** Parses a comma-separated list of types; unknown ones are ignored. */
export const toPlaceTypes = (text: string): readonly PlaceType[] => {
  const requested = text.split(',').map((type) => type.trim())
  return placeTypes.filter((type) => requested.includes(type))
}
