import { websiteDomain } from '../../shared/index.ts'
import type { Company, TeamMember } from '../company.ts'
import { isFreeMailDomain } from './free-mail-domains.ts'

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/**
 * Whether an address belongs to a website's domain: to its host or to a parent domain (acme.com for jobs.acme.com). Not to a subdomain, as
 * a website under 'co.za' would match everybody's address. Free mail providers never match.
 */
export const isWebsiteEmail = (email: string, website: string): boolean => {
  const [domain, host] = [domainOf(email), websiteDomain(website) ?? '']
  return domain.includes('.') && !isFreeMailDomain(domain) && (host === domain || host.endsWith(`.${domain}`))
}

/**
 * Decides a company's verification: 'domain_verified' if an admin has a verified address of the website's domain, else 'unverified'. A
 * verification by an operator lasts until the website changes. Decided again whenever website or admins change. Rules: COMP-4, COMP-5.
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
