import type { ProfileTerms } from '@guildhall/domain/profiles'
import type { ListSource, ShippedLists } from '@guildhall/domain/reference'
import type { SynonymGroups, SynonymSource } from '@guildhall/domain/search'

/** The ports of what operators change in lists. */
export interface ListPorts {
  /** The lists as they are now. */
  readonly listSource: ListSource
  /** Those that the product ships. */
  readonly shippedLists: ShippedLists
  readonly profileTerms: ProfileTerms
  /** The synonyms that searches use now. */
  readonly synonymSource: SynonymSource
  /** Those that the product ships. */
  readonly shippedSynonyms: SynonymGroups
}
