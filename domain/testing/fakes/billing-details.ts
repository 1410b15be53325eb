import type { BillingDetails, BillingDetailsRepository } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Billing details in memory, one record per company. */
export const fakeBillingDetails = (): BillingDetailsRepository & Restorable => {
  const { rows, snapshot } = memory<string, BillingDetails>()
  return {
    snapshot,
    find: (companyUuid) => Promise.resolve(rows.get(companyUuid) ?? null),
    add: (companyUuid, details) => {
      if (rows.has(companyUuid)) return Promise.resolve('exists')
      rows.set(companyUuid, details)
      return Promise.resolve('added')
    },
    save: (companyUuid, details) => {
      if (!rows.has(companyUuid)) return Promise.resolve('missing')
      rows.set(companyUuid, details)
      return Promise.resolve('saved')
    },
  }
}
