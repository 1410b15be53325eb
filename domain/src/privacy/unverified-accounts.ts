import type { Company } from '../companies/index.ts'
import { type Account, isErased } from '../identity/index.ts'

/** An account that is never verified is removed after this long. */
export const UNVERIFIED_ACCOUNT_DAYS = 30

/**
 * Whether an account that was created at or before that instant is removed because its address was never verified, suspended or not. It stays if its
 * company has paid or has ordered by invoice. Rule: PRIV-10.
 */
export const canRemoveUnverified = (
  account: Account,
  company: Pick<Company, 'accountType' | 'invoicePending'> | null,
  createdBy: Date,
): boolean =>
  account.emailVerifiedAt === null &&
  account.createdAt <= createdBy &&
  !isErased(account) &&
  (company === null || (company.accountType === 'trial' && !company.invoicePending))
