/** The type of a place, which decides the radius of a search around it. Rule: SRCH-14. */
export type PlaceType = 'country' | 'administrative_area_level_1' | 'locality'

/** The parts of an address, each null if the source does not have it. Rule: REF-18. */
export interface AddressParts {
  readonly streetNumber: string | null
  readonly route: string | null
  readonly city: string | null
  readonly province: string | null
  readonly country: string | null
  readonly postalCode: string | null
}

/** A place to search around or to live in. Coordinates are degrees (WGS 84); ids are stable across releases. Rule: REF-18. */
export interface Place {
  readonly id: string
  /** 'Cape Town, Western Cape, South Africa' */
  readonly title: string
  readonly type: PlaceType
  readonly latitude: number
  readonly longitude: number
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string
  /** Stable id of the province ('ZA.11'), null for a country or if it is unknown. */
  readonly provinceCode: string | null
  readonly address: AddressParts
}

/** A postal address, as far as the source knows it: a gazetteer knows towns alone. Rule: REF-25. */
export interface Address {
  readonly id: string
  /** '500 Congress Avenue, Austin, Texas, United States' */
  readonly title: string
  readonly parts: AddressParts
}

/** The country and province of a coordinate. */
export interface LocatedArea {
  readonly countryCode: string
  readonly provinceCode: string | null
}

/** Options of an autocomplete; by default all types and ten results. */
export interface AutocompleteOptions {
  readonly types?: readonly PlaceType[]
  readonly limit?: number
}

/** Looks up places by name, id and coordinate. Rules: REF-17, REF-18, REF-19, REF-25. */
export interface Places {
  /** Places that begin with the query, ignoring case and diacritics, largest first. An empty query finds nothing. */
  autocomplete(query: string, options?: AutocompleteOptions): Promise<readonly Place[]>
  find(id: string): Promise<Place | null>
  /**
   * The place that a text names best: the largest of that name, else the first that the text begins, else one that is one typo away. A
   * province or country may follow the name. Null if there is none.
   */
  findBest(text: string): Promise<Place | null>
  /** Addresses that complete the query, with the street where the source knows streets; else towns. An empty query finds nothing. */
  findAddresses(query: string, limit?: number): Promise<readonly Address[]>
  /** The country or province whose centroid this is exactly, else the area of the nearest place. Null if nothing is near. */
  locate(latitude: number, longitude: number): Promise<LocatedArea | null>
  /** The largest town with a title such as 'Cape Town, South Africa'; null if there is none. */
  findTown(title: string): Promise<Place | null>
}
