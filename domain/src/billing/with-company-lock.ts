import type { CompanyRepository } from '../companies/index.ts'
import type { Result, UnitOfWork, Uuid } from '../shared/index.ts'

export interface CompanyLockDeps {
  readonly unitOfWork: UnitOfWork<{ readonly companies: Pick<CompanyRepository, 'findForUpdate'> }>
}

/**
 * Changes a company's subscription at its provider while holding the company's lock. A change is completed both by its caller and by the
 * provider's event, often at the same time: without the lock each would create a subscription, and both would be charged. Rule: BILL-16.
 */
export const withCompanyLock =
  ({ unitOfWork }: CompanyLockDeps) =>
  <T, P extends string>(companyUuid: Uuid, work: () => Promise<Result<T, P>>): Promise<Result<T, P>> =>
    unitOfWork.run(async ({ companies }) => {
      await companies.findForUpdate(companyUuid)
      return work()
    })
