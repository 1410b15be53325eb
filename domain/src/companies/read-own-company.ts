import type { Actor } from '../identity/index.ts'
import { err, ok, type Result } from '../shared/index.ts'
import type { CompanyDirectory } from './company-repository.port.ts'
import type { Company } from './company.ts'

/** The actor's company. 'forbidden': the actor has none. Rule: COMP-16. */
export const readOwnCompany =
  ({ companyDirectory }: { readonly companyDirectory: Pick<CompanyDirectory, 'find'> }) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<Company, 'forbidden'>> => {
    const company = actor.companyUuid === null ? null : await companyDirectory.find(actor.companyUuid)
    return company === null ? err('forbidden') : ok(company)
  }
