import type { Uuid } from '../../shared/index.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

/** Who sees a saved search: its owner alone, or everybody of the company who may search. */
export const savedSearchVisibilities = ['private', 'team'] as const
export type SavedSearchVisibility = (typeof savedSearchVisibilities)[number]

/** How often somebody is mailed who is new to a saved search. */
export const digestFrequencies = ['none', 'daily', 'weekly'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

/** A search that is kept under a name. Rule: SRCH-36. */
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

/** Who reads saved searches. */
export interface SavedSearchReader {
  readonly accountUuid: Uuid
  readonly companyUuid: Uuid
}

/** True for the owner, and for colleagues where it is the team's. */
export const canSeeSavedSearch = (
  { companyUuid, ownerUuid, visibility }: SavedSearch,
  reader: SavedSearchReader,
): boolean => companyUuid === reader.companyUuid && (visibility === 'team' || ownerUuid === reader.accountUuid)

/** The owner changes and removes a saved search, and an admin one of the team. */
export const canChangeSavedSearch = (
  search: SavedSearch,
  reader: SavedSearchReader & { readonly role: string | null },
): boolean => canSeeSavedSearch(search, reader) && (search.ownerUuid === reader.accountUuid || reader.role === 'admin')
