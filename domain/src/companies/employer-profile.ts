import type { Account } from '../identity/index.ts'
import type { Company, TeamMember } from './company.ts'
import { hasPermission } from './team/permissions.ts'

/** The parts of a profile that an employer needs before the offer form opens. Rule: COMP-31. */
export type EmployerProfilePart = 'account' | 'profile-picture' | 'company-image' | 'company-website'

/** A missing part, and whether this member can complete it: only admins can change the company's parts. Rule: COMP-32. */
export interface MissingPart {
  readonly part: EmployerProfilePart
  readonly canFix: boolean
}

/** The employer whose profile is checked. */
export interface EmployerProfileFacts {
  readonly account: Pick<Account, 'signUpStep' | 'profileImage'>
  readonly company: Pick<Company, 'image' | 'website'>
  readonly member: Pick<TeamMember, 'role'>
}

/**
 * The parts that an employer still needs before contacting, in the order of the panel; empty means complete. The server refuses with
 * 'profile-incomplete' and these parts; the panel links to each. Rules: COMP-31, COMP-32.
 */
export const missingForContact = ({ account, company, member }: EmployerProfileFacts): readonly MissingPart[] => {
  const canFixCompany = hasPermission(member.role, 'company')
  const parts: readonly (MissingPart & { readonly missing: boolean })[] = [
    { part: 'account', canFix: true, missing: account.signUpStep !== 'complete' },
    { part: 'profile-picture', canFix: true, missing: !account.profileImage },
    { part: 'company-image', canFix: canFixCompany, missing: !company.image },
    { part: 'company-website', canFix: canFixCompany, missing: !company.website },
  ]
  return parts.filter(({ missing }) => missing).map(({ part, canFix }) => ({ part, canFix }))
}
