import { facetAttributes, sortOfIndex } from '@guildhall/domain/search'
import type { ErrorResponse } from './send-error.ts'

const INDEX_PATH = /^\/1\/indexes\/([^/]{1,100})\/(?:query|queries|facets\/([^/]{1,100})\/query)$/

const NOT_OFFERED = 'This call is not offered: only searches in indexes and in facets are'

/** Refuses a search in an index or facet that does not exist, as the hosted service does; null for other paths. Rule: SRCH-3. */
export const refuseUnknownSearch = (path: string): ErrorResponse | null => {
  const [, index, facet] = INDEX_PATH.exec(path) ?? []
  if (index === undefined)
    return path.startsWith('/1/') ? { status: 404, code: 'not-found', message: NOT_OFFERED } : null
  if (index !== 'users' && sortOfIndex(index) === null)
    return { status: 404, code: 'not-found', message: `Index ${index} does not exist` }
  if (facet === undefined) return null
  return {
    status: 400,
    code: 'unreadable',
    message: `Cannot search in the facet ${facet}; the facets to search in are ${facetAttributes.join(', ')}`,
  }
}
