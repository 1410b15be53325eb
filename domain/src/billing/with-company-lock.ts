import type { CompanyRepository } from '../companies/index.ts'
import type { AuditLog, Result, UnitOfWork, Uuid } from '../shared/index.ts'

export interface CompanyLockDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate'>
  }>
}

/**
 * Changes a company's subscription at its provider while holding the company's lock. A change is completed both by its caller and by the
 * provider's event, often at the same time: without the lock each would create a subscription, and both would be charged. `work` adds the change to the audit log of the same
 * transaction. Rules: BILL-16, MOD-7.
 */
export const withCompanyLock =
  ({ unitOfWork }: CompanyLockDeps) =>
  <T, P extends string>(
    companyUuid: Uuid,
    work: (repositories: { readonly audit: Pick<AuditLog, 'add'> }) => Promise<Result<T, P>>,
  ): Promise<Result<T, P>> =>
    unitOfWork.run(async ({ audit, companies }) => {
      await companies.findForUpdate(companyUuid)
      return work({ audit })
    })
