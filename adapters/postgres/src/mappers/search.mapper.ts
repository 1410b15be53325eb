import type { Bookmark, SavedSearch, SearchHistoryEntry } from '@guildhall/domain/search'
import { mapColumns } from './map-columns.ts'

export const bookmarkMapper = mapColumns<Bookmark, { viewedAt: 'lookedAt' }>({ viewedAt: 'lookedAt' })([
  'companyUuid',
  'candidateUuid',
  'addedByUuid',
  'addedAt',
  'note',
  'snapshot',
  'viewedAt',
])

/** An entry without its viewed marks, which have a table of their own. */
export const searchHistoryMapper = mapColumns<Omit<SearchHistoryEntry, 'viewed'>>()([
  'uuid',
  'accountUuid',
  'identity',
  'parameters',
  'results',
  'createdAt',
  'searchedAt',
])

export const savedSearchMapper = mapColumns<SavedSearch>()([
  'uuid',
  'companyUuid',
  'ownerUuid',
  'name',
  'visibility',
  'parameters',
  'createdAt',
  'updatedAt',
])
