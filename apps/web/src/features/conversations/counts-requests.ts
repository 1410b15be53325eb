import { may } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'

/** Whether the day's requests say anything: a trial runs out of its free ones first, and who may not write has none. Source: D7, D9. */
export const countsRequests = ({ entitlements, role }: Pick<CompanyWire, 'entitlements' | 'role'>): boolean =>
  entitlements.contact && entitlements.freeContactsLeft === null && may(role, 'contact')
