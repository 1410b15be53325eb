import type { Actor } from '../../identity/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import type { Company, TeamMember } from '../company.ts'
import { hasPermission, type TeamPermission } from './permissions.ts'

/** The company of an actor, locked, with its team. */
export interface OwnCompany {
  readonly company: Company
  readonly members: readonly TeamMember[]
}

/**
 * Locks the actor's company for a change, and checks their permission by the role that they have now: they may have got another, or left the
 * company, while the call waited for the lock. Only inside a unit of work. Rule: COMP-17.
 */
export const lockOwnCompany = async (
  companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam'>,
  { accountUuid, companyUuid }: Actor,
  permission: TeamPermission,
): Promise<Result<OwnCompany, 'forbidden'>> => {
  const company = companyUuid === null ? null : await companies.findForUpdate(companyUuid)
  if (company === null) return err('forbidden')
  const members = await companies.listTeam(company.uuid)
  const own = members.find(({ uuid }) => uuid === accountUuid)
  return hasPermission(own?.role ?? null, permission) ? ok({ company, members }) : err('forbidden')
}
