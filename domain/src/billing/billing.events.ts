import type { Uuid } from '../shared/index.ts'

/** Events of subscriptions, payments and invoices. */
export type BillingEvent =
  | {
      readonly type: 'payment-event-received'
      readonly service: string
      readonly subscriptionId: string
      readonly cardChangeId: string | null
    }
  | {
      readonly type: 'subscription-changed'
      readonly companyUuid: Uuid
      readonly method: 'card' | 'invoice'
      readonly from: string
      readonly to: string
    }
  | {
      readonly type: 'renewal-soon'
      readonly companyUuid: Uuid
      /** Formatted: 'USD 2,040.00'. */
      readonly amount: string
    }
  | {
      readonly type: 'invoice-due'
      readonly companyUuid: Uuid
      readonly invoiceUuid: Uuid
      readonly day: number
    }
  | {
      readonly type: 'invoice-issued' | 'invoice-paid' | 'invoice-resent' | 'invoice-voided'
      readonly companyUuid: Uuid
      readonly invoiceUuid: Uuid
    }
