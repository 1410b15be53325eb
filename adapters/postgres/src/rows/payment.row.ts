import type { InvoiceLine, InvoiceParty } from '@guildhall/domain/billing'
import type { Plan } from '@guildhall/domain/plans'
import { Model } from 'objection'

/** A row of `subscriptions`. */
export class SubscriptionRow extends Model {
  static override readonly tableName = 'subscriptions'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare companyUuid: string
  declare method: 'card' | 'invoice'
  declare service: 'stripe' | 'paystack' | null
  declare customerId: string | null
  declare subscriptionId: string | null
  declare size: Plan['size']
  declare seats: number
  declare billedAnnually: boolean
  declare nextSeats: number | null
  declare region: string
  declare status: 'incomplete' | 'active' | 'past_due' | 'suspended' | 'cancelled'
  declare periodStart: Date | null
  declare periodEnd: Date | null
  declare pastDueSince: Date | null
  declare anchorDay: number
  declare renewalToldFor: Date | null
  declare createdAt: Date
  declare endedAt: Date | null
}

/** A row of `invoices`. */
export class InvoiceRow extends Model {
  static override readonly tableName = 'invoices'
  static override readonly idColumn = 'uuid'
  static override readonly jsonAttributes = ['lines', 'supplier', 'customer', 'plan']
  declare uuid: string
  declare companyUuid: string
  declare kind: 'invoice' | 'credit-note'
  declare number: string
  declare purpose: 'subscription' | 'annual-upgrade' | 'seats' | 'renewal'
  declare status: 'open' | 'paid' | 'void'
  declare lines: readonly InvoiceLine[]
  declare currency: string
  declare netMinor: number
  declare taxRate: number
  declare taxName: string | null
  declare taxMinor: number
  declare totalMinor: number
  declare supplier: InvoiceParty
  declare customer: InvoiceParty
  declare plan: Plan | null
  declare periodStart: Date | null
  declare periodEnd: Date | null
  declare issuedAt: Date
  declare dueAt: Date
  declare remindedDay: number | null
  declare paidAt: Date | null
  declare paidBy: 'card' | 'transfer' | null
  declare voidedAt: Date | null
  declare creditsUuid: string | null
  declare paymentId: string | null
}
