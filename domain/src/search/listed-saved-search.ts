import type { Actor } from '../identity/index.ts'
import { changesSavedSearch } from './saved-search.ts'
import type { SavedSearchReader } from './saved-search.ts'
import type { ReadSavedSearch } from './saved-search-repository.port.ts'

/** A saved search as its reader is shown it. */
export interface ListedSavedSearch extends ReadSavedSearch {
  /** Null where the colleague has left. */
  readonly owner: string | null
  readonly mine: boolean
  readonly canChange: boolean
  /** How many people are new since the reader ran it last, up to `NEW_PEOPLE_COUNTED`; null where they never did, or it cannot be counted now. */
  readonly newCount: number | null
}

/** Somebody's name, with the company that they are a member of. */
interface Named {
  readonly uuid: string
  readonly companyUuid: string
  readonly firstName: string
  readonly lastName: string
}

export const listedSavedSearch = (
  { digest, search }: ReadSavedSearch,
  reader: SavedSearchReader & Pick<Actor, 'role'>,
  owner: Named | null | undefined,
  newCount: number | null = null,
): ListedSavedSearch => ({
  search,
  digest,
  owner: owner?.companyUuid === search.companyUuid ? `${owner.firstName} ${owner.lastName}` : null,
  mine: search.ownerUuid === reader.accountUuid,
  canChange: changesSavedSearch(search, reader),
  newCount,
})
