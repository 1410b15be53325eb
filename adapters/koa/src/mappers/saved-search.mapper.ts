import type { SavedSearchListItem } from '@guildhall/domain/search'
import type { SavedSearchWire } from '@guildhall/rest-contract'
import { toSearchParametersWire } from './search-history.mapper.ts'

export const toSavedSearchWire = ({
  canChange,
  digest,
  mine,
  newCount,
  owner,
  search,
}: SavedSearchListItem): SavedSearchWire => ({
  uuid: search.uuid,
  name: search.name,
  visibility: search.visibility,
  digest,
  searchParameters: toSearchParametersWire(search.parameters),
  owner,
  mine,
  canChange,
  newCount,
  createdAt: search.createdAt.toISOString(),
  updatedAt: search.updatedAt.toISOString(),
})
