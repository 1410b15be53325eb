import type { Place, PlaceType } from '@guildhall/domain/reference'
import type { PlaceWire } from '@guildhall/rest-contract'

export const toPlaceWire = (place: Place): PlaceWire => ({
  id: place.id,
  title: place.title,
  types: [place.type],
  latitude: place.latitude,
  longitude: place.longitude,
  countryCode: place.countryCode,
  address: {
    streetNumber: place.address.streetNumber,
    route: place.address.route,
    city: place.address.city,
    province: place.address.province,
    country: place.address.country,
    postalCode: place.address.postalCode,
  },
})

const placeTypes: readonly PlaceType[] = ['country', 'administrative_area_level_1', 'locality']

/** Parses a comma-separated list of types; unknown ones are ignored. */
export const toPlaceTypes = (text: string): readonly PlaceType[] => {
  const requested = text.split(',').map((type) => type.trim())
  return placeTypes.filter((type) => requested.includes(type))
}
