import type { CompanyRepository } from '../companies/index.ts'
import type { Result, UnitOfWork, Uuid } from '../shared/index.ts'

export interface CompanyLockDeps {
  readonly unitOfWork: UnitOfWork<{ readonly companies: Pick<CompanyRepository, 'find'> }>
}

/**
 * Does something to a company's subscription at its provider under the lock of the company's row. A change is finished by whoever asked for
 * it and by the provider's event, which come at once: side by side, each would make a subscription, and both would be charged. Rule: BILL-16.
 */
export const withCompanyLock =
  ({ unitOfWork }: CompanyLockDeps) =>
  <T, P extends string>(companyUuid: Uuid, work: () => Promise<Result<T, P>>): Promise<Result<T, P>> =>
    unitOfWork.run(async ({ companies }) => {
      await companies.find(companyUuid)
      return work()
    })
