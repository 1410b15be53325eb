import { hasPermission } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { err, ok } from '../shared/index.ts'
import type { Result, Uuid } from '../shared/index.ts'

/** Why an actor may not see candidates at all. */
export type SearcherProblem = 'forbidden' | 'not-verified'

/**
 * Checks that an actor is an employer who may search, and returns their company; reading profiles and bookmarks needs the same permission.
 * Rules: COMP-6, SRCH-4.
 */
export const authorizeSearcher = (
  actor: Actor,
): Result<{ readonly accountUuid: Uuid; readonly companyUuid: Uuid }, SearcherProblem> => {
  const { accountUuid, companyUuid, role, userType, verified } = actor
  if (userType !== 'employer' || companyUuid === null || !hasPermission(role, 'search')) return err('forbidden')
  return verified ? ok({ accountUuid, companyUuid }) : err('not-verified')
}
