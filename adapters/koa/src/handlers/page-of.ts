import type { PageRequest } from '@guildhall/domain/shared'

const LIMIT = 50

/** The page that a query asks for; fifty items where it is silent. Use cases hold the limit to what they allow. */
export const pageOf = (query: {
  readonly cursor?: string | undefined
  readonly limit?: number | null | undefined
}): PageRequest => ({ cursor: query.cursor || null, limit: Math.trunc(query.limit ?? LIMIT) })
