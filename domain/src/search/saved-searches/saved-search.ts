import type { Uuid } from '../../shared/index.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

/** Who sees a saved search: only its owner, or every member of the company who may search. */
export const savedSearchVisibilities = ['private', 'team'] as const
export type SavedSearchVisibility = (typeof savedSearchVisibilities)[number]

/** How often a reader gets a digest of a saved search. */
export const digestFrequencies = ['none', 'daily', 'weekly'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

/** A search that is saved under a name. Rule: SRCH-36. */
export interface SavedSearch {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly ownerUuid: Uuid
  readonly name: string
  readonly visibility: SavedSearchVisibility
  readonly parameters: SearchParameters
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A reader of saved searches. */
export interface SavedSearchReader {
  readonly accountUuid: Uuid
  readonly companyUuid: Uuid
}

/** Whether a reader may see a saved search: the owner, and colleagues if it is the team's. */
export const canSeeSavedSearch = (
  { companyUuid, ownerUuid, visibility }: SavedSearch,
  reader: SavedSearchReader,
): boolean => companyUuid === reader.companyUuid && (visibility === 'team' || ownerUuid === reader.accountUuid)

/** Whether a reader may change and remove a saved search: the owner, and an admin if it is the team's. */
export const canChangeSavedSearch = (
  search: SavedSearch,
  reader: SavedSearchReader & { readonly role: string | null },
): boolean => canSeeSavedSearch(search, reader) && (search.ownerUuid === reader.accountUuid || reader.role === 'admin')
