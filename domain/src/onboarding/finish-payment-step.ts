import type { CompanyRepository } from '../companies/index.ts'
import type { Uuid } from '../shared/index.ts'
import type { AccountRepository } from '../identity/index.ts'
import { stepAfterPayment } from './sign-up-step.ts'

interface Repositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
  readonly companies: Pick<CompanyRepository, 'listTeam'>
}

/** Completes the payment step of everybody in a company whose sign-up waited for the plan to be paid or invoiced. Rule: ONB-15. */
export const finishPaymentStep = async ({ accounts, companies }: Repositories, companyUuid: Uuid): Promise<void> => {
  for (const { role, uuid } of await companies.listTeam(companyUuid)) {
    const account = role === 'admin' ? await accounts.findForUpdate(uuid) : null
    if (account === null) continue
    const signUpStep = stepAfterPayment(account.signUpStep, account.emailVerifiedAt !== null)
    if (signUpStep !== account.signUpStep) await accounts.save({ ...account, signUpStep })
  }
}
