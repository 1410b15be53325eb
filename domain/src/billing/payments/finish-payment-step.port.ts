import type { CompanyRepository } from '../../companies/index.ts'
import type { AccountRepository } from '../../identity/index.ts'
import type { Uuid } from '../../shared/index.ts'

/**
 * Completes the payment step of everybody in a company whose sign-up waited for the plan to be paid or invoiced, in the transaction that
 * settles it.
 */
export type FinishPaymentStep = (
  repositories: {
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly companies: Pick<CompanyRepository, 'listTeam'>
  },
  companyUuid: Uuid,
) => Promise<void>
