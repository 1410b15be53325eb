import type { CompanyRepository } from '../../companies/index.ts'
import type { AccountRepository } from '../../identity/index.ts'
import type { Uuid } from '../../shared/index.ts'

/** Moves on everybody of a company whose sign-up waited for its plan to be paid or invoiced; part of the transaction that settles it. */
export type FinishPaymentStep = (
  repositories: {
    readonly accounts: Pick<AccountRepository, 'find' | 'save'>
    readonly companies: Pick<CompanyRepository, 'listTeam'>
  },
  companyUuid: Uuid,
) => Promise<void>
