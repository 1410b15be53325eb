import {
  type Bookmark,
  defaultSearch,
  type SavedSearch,
  type SearchHistoryEntry,
  type SearchParameters,
} from '@guildhall/domain/search'
import { type ColumnMapper, mapColumns } from './map-columns.ts'

export const bookmarkMapper = mapColumns<Bookmark, { viewedAt: 'lookedAt' }>({ viewedAt: 'lookedAt' })([
  'companyUuid',
  'candidateUuid',
  'addedByUuid',
  'addedAt',
  'note',
  'snapshot',
  'viewedAt',
])

/** A search that was stored before it could have a criterion does not ask for it. */
const withDefaults = <Entity extends { readonly parameters: SearchParameters }>(
  mapper: ColumnMapper<Entity>,
): ColumnMapper<Entity> => ({
  ...mapper,
  toEntity: (row) => {
    const entity = mapper.toEntity(row)
    return { ...entity, parameters: { ...defaultSearch, ...entity.parameters } }
  },
})

/** An entry without its viewed marks, which have a table of their own. */
export const searchHistoryMapper = withDefaults(
  mapColumns<Omit<SearchHistoryEntry, 'viewed'>>()([
    'uuid',
    'accountUuid',
    'identity',
    'parameters',
    'results',
    'createdAt',
    'searchedAt',
  ]),
)

export const savedSearchMapper = withDefaults(
  mapColumns<SavedSearch>()([
    'uuid',
    'companyUuid',
    'ownerUuid',
    'name',
    'visibility',
    'parameters',
    'createdAt',
    'updatedAt',
  ]),
)
