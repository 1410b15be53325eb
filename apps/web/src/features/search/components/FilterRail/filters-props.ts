import type { SearchParameters } from '@guildhall/domain/search'

export interface FiltersProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
  /** Skills that are offered before the user types: those of the candidates found. */
  readonly knownSkills: readonly string[]
  /** The order comes first: on a phone, where it is not above the results. */
  readonly hasSort?: boolean | undefined
}
