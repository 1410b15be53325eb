import type { PageRequest } from '@guildhall/domain/shared'

const DEFAULT_LIMIT = 50

/** The page that a query requests; fifty items by default. Use cases cap the limit. */
export const toPageRequest = (query: {
  readonly cursor?: string | undefined
  readonly limit?: number | null | undefined
}): PageRequest => ({ cursor: query.cursor || null, limit: Math.trunc(query.limit ?? DEFAULT_LIMIT) })
