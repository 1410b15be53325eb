import type { LocationType, SearchParameters } from '@guildhall/domain/search'

/** The place of a query. */
export type QueryPlace = Pick<SearchParameters, 'location' | 'locationType' | 'latitude' | 'longitude'>

/** The query that the bar shows: text and a place. */
export interface Query extends QueryPlace {
  readonly jobTitle: string
}

/** The query that is sent. */
export interface SentQuery extends Query {
  /** Only where the place field asks for remote work. */
  readonly workType?: 'Remote'
}

/** A place option of the bar. */
export interface PlaceChoice {
  readonly id: string
  readonly title: string
  readonly locationType: LocationType
  readonly latitude: number
  readonly longitude: number
}

/** What a text in the place field means: a place or anywhere, and whether it asks for remote work; null if it names no place. */
export type ReadPlace = (
  text: string,
) => Promise<{ readonly place: PlaceChoice | null; readonly isRemote: boolean } | null>

export const anywhere: QueryPlace = { location: '', locationType: 'anywhere', latitude: null, longitude: null }

export const isAnywhere = (input: string): boolean => input.trim() === '' || input.trim().toLowerCase() === 'anywhere'

/** What the field shows of a place. */
export const inputOf = ({ location, locationType }: QueryPlace): string => (locationType === 'anywhere' ? '' : location)

export const placeOfChoice = ({ title, locationType, latitude, longitude }: PlaceChoice): QueryPlace => ({
  location: title,
  locationType,
  latitude,
  longitude,
})
