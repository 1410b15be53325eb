import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'

/** Whether the daily limit of requests applies: a trial has its own limit, and members who may not write send none. Rule: CONV-24. */
export const hasRequestAllowance = ({ entitlements, role }: Pick<CompanyWire, 'entitlements' | 'role'>): boolean =>
  entitlements.contact && entitlements.freeContactsLeft === null && hasPermission(role, 'contact')
