import type { SearchParameters } from '@guildhall/domain/search'

export interface FiltersProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
  /** Skills to offer before anything is typed: those of the people found. */
  readonly knownSkills: readonly string[]
}
