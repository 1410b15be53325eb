import type { Uuid } from '../shared/index.ts'
import type { BillingDetails } from './billing-details.ts'

/** Stores the billing details of companies, one record each. */
export interface BillingDetailsRepository {
  find(companyUuid: Uuid): Promise<BillingDetails | null>
  /** 'exists' if the company has billing details already (a unique index decides). */
  add(companyUuid: Uuid, details: BillingDetails): Promise<'added' | 'exists'>
  /** 'missing' if the company has none. */
  save(companyUuid: Uuid, details: BillingDetails): Promise<'saved' | 'missing'>
}
