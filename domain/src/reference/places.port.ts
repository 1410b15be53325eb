/** What kind of place: decides the radius of a search around it. Rule: SRCH-14. */
export type PlaceType = 'country' | 'administrative_area_level_1' | 'locality'

/** The parts of an address, each null where the source does not say. Rule: REF-18. */
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
  /** Stable id of the province ('ZA.11'), null for a country and where it is unknown. */
  readonly provinceCode: string | null
  readonly address: AddressParts
}

/** The country and province that a coordinate stands in. */
export interface LocatedArea {
  readonly countryCode: string
  readonly provinceCode: string | null
}

/** What narrows an autocomplete: all types and ten answers where it is silent. */
export interface AutocompleteOptions {
  readonly types?: readonly PlaceType[]
  readonly limit?: number
}

/** Looks up places by name, id and coordinate. Rules: REF-17, REF-18, REF-19. */
export interface Places {
  /** Places that begin with the words, without regard to case and diacritics, largest first. No words, no places. */
  autocomplete(query: string, options?: AutocompleteOptions): Promise<readonly Place[]>
  find(id: string): Promise<Place | null>
  /** Exactly the centroid of a country or province: that one; else the area of the nearest place. Null where nothing is near. */
  locate(latitude: number, longitude: number): Promise<LocatedArea | null>
  /** The town of a title as people write it ('Cape Town, South Africa'), the largest of that name; null where no town has it. */
  findTown(title: string): Promise<Place | null>
}
