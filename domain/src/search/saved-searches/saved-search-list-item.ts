import type { Actor } from '../../identity/index.ts'
import { canChangeSavedSearch } from './saved-search.ts'
import type { SavedSearchReader } from './saved-search.ts'
import type { SavedSearchWithDigest } from './saved-search-repository.port.ts'

/** A saved search as shown to a reader. */
export interface SavedSearchListItem extends SavedSearchWithDigest {
  /** Null if the colleague has left. */
  readonly owner: string | null
  readonly mine: boolean
  readonly canChange: boolean
  /**
   * The number of people who are new since the reader last ran it, up to `NEW_CANDIDATE_COUNT_MAX`; null if they never did, or the index is
   * unavailable.
   */
  readonly newCount: number | null
}

/** Somebody's name, with the company that they are a member of. */
interface Named {
  readonly uuid: string
  readonly companyUuid: string
  readonly firstName: string
  readonly lastName: string
}

export const toSavedSearchListItem = (
  { digest, search }: SavedSearchWithDigest,
  reader: SavedSearchReader & Pick<Actor, 'role'>,
  owner: Named | null | undefined,
  newCount: number | null = null,
): SavedSearchListItem => ({
  search,
  digest,
  owner: owner?.companyUuid === search.companyUuid ? `${owner.firstName} ${owner.lastName}` : null,
  mine: search.ownerUuid === reader.accountUuid,
  canChange: canChangeSavedSearch(search, reader),
  newCount,
})
