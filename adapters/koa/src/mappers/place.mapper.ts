import type { Place, PlaceType } from '@guildhall/domain/reference'
import type { PlaceWire } from '@guildhall/rest-contract'

export const placeOf = (place: Place): PlaceWire => ({
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

const known: readonly PlaceType[] = ['country', 'administrative_area_level_1', 'locality']

/** Types from a comma-joined text; unknown ones are left out. */
export const toPlaceTypes = (text: string): readonly PlaceType[] => {
  const asked = text.split(',').map((type) => type.trim())
  return known.filter((type) => asked.includes(type))
}
