import type { LocationType } from '@guildhall/domain/search'
import type { PlaceWire } from '@guildhall/rest-contract/client'
import type { PlaceChoice } from './components/QueryBar/index.ts'

const locationTypes: Readonly<Record<string, LocationType>> = {
  country: 'country',
  administrative_area_level_1: 'administrative_area_level_1',
}

/** A place of the gazetteer as an option of the query bar. */
export const placeChoice = ({ id, title, types, latitude, longitude }: PlaceWire): PlaceChoice => ({
  id,
  title,
  locationType: locationTypes[types[0] ?? ''] ?? 'other',
  latitude,
  longitude,
})
