import { websiteDomain } from '../../shared/index.ts'
import type { Company, TeamMember } from '../company.ts'
import { isFreeMailDomain } from './free-mail-domains.ts'

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/**
 * Whether an address is of a website's domain: the same, or the one that the website's host stands under (jobs.acme.com and acme.com). Not
 * the other way round, as a website under 'co.za' would take everybody's address for its own. Free mail providers never count.
 */
export const isWebsiteEmail = (email: string, website: string): boolean => {
  const [domain, host] = [domainOf(email), websiteDomain(website) ?? '']
  return domain.includes('.') && !isFreeMailDomain(domain) && (host === domain || host.endsWith(`.${domain}`))
}

/**
 * How far a company is verified: 'domain_verified' where a verified address of an admin is of its website's domain, else 'unverified'. What
 * an operator has verified stays so until the website changes. Decided anew whenever website or admins change. Rules: COMP-4, COMP-5.
 */
export const decideVerification = (
  company: Pick<Company, 'website' | 'verification'>,
  before: Pick<Company, 'website'>,
  team: readonly Pick<TeamMember, 'role' | 'email' | 'verified'>[],
): Company['verification'] => {
  const { verification, website } = company
  if (verification === 'verified' && website === before.website) return 'verified'
  const owns = team.some(
    ({ email, role, verified }) => website !== null && role === 'admin' && verified && isWebsiteEmail(email, website),
  )
  return owns ? 'domain_verified' : 'unverified'
}
