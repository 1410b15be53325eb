import type { SearchParameters } from '../../src/search/index.ts'
import type { AreaName, TownName } from './places.ts'

type PlaceParameter = 'locationType' | 'location' | 'latitude' | 'longitude'

interface Asked {
  /** The fact that the answer shows. */
  readonly name: string
  /** Why the answer is right, where that is not obvious. */
  readonly why?: string
  /** What stands in the field of the job title, else nothing. */
  readonly text?: string
  /** Other parameters of the specification, else those of a search that asks for nothing. */
  readonly filters?: Partial<Omit<SearchParameters, 'jobTitle' | PlaceParameter>>
  /** A town, with the radius of the specification. */
  readonly around?: TownName
  /** A country or a province. */
  readonly inside?: AreaName
}

/** Who is found, all of them, in any order. */
interface FoundInAnyOrder {
  readonly found: readonly string[] | 'everyone'
}

/** Who is found, all of them, best first. People in one list may stand in any order among themselves. */
interface FoundInOrder {
  readonly ranked: readonly (string | readonly string[])[]
}

/** A search of the set with the answer that a recruiter expects. */
export type RelevanceSearch = Asked & (FoundInAnyOrder | FoundInOrder)
