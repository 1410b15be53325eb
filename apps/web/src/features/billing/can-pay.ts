import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'

/** True for who may see and change what the company pays. Rule: COMP-10. */
export const canPay = ({ role }: Pick<CompanyWire, 'role'>): boolean => hasPermission(role, 'plan')
