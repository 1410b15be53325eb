import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'

/** Whether the day's requests say anything: a trial runs out of its free ones first, and who may not write has none. Rule: CONV-24. */
export const hasRequestAllowance = ({ entitlements, role }: Pick<CompanyWire, 'entitlements' | 'role'>): boolean =>
  entitlements.contact && entitlements.freeContactsLeft === null && hasPermission(role, 'contact')
