import type { Uuid } from '../shared/index.ts'
import type { BillingDetails } from './billing-details.ts'

/** Billing details by company, one each. */
export interface BillingDetailsRepository {
  find(companyUuid: Uuid): Promise<BillingDetails | null>
  /** 'exists' where the company has some (a unique index decides). */
  add(companyUuid: Uuid, details: BillingDetails): Promise<'added' | 'exists'>
  /** 'missing' where the company has none. */
  save(companyUuid: Uuid, details: BillingDetails): Promise<'saved' | 'missing'>
}
