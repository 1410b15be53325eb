import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'

/** True for users who may see and change the plan and its payments. Rule: COMP-10. */
export const canPay = ({ role }: Pick<CompanyWire, 'role'>): boolean => hasPermission(role, 'plan')
