import {
  creditInvoice,
  type Invoice,
  type InvoiceSettings,
  markInvoicePaid,
  voidInvoice,
} from '@guildhall/domain/billing'
import type { PaymentRegion } from '@guildhall/domain/plans'
import type { Clock, Result } from '@guildhall/domain/shared'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, createUnitOfWork, type Database } from '@guildhall/postgres'

export interface InvoiceAdminDeps {
  readonly clock: Clock
  readonly invoiceSettings: InvoiceSettings
  readonly knex: Database['knex']
  readonly paymentRegions: readonly PaymentRegion[]
}

/** Operator actions on invoices by their printed number. The running worker does what follows (mail, open pages). Rule: BILL-25. */
export interface InvoiceAdmin {
  listOpen(): Promise<readonly Invoice[]>
  markPaid(number: string): Promise<Result<Invoice, 'not-found' | 'not-now'>>
  void(number: string): Promise<Result<Invoice, 'not-found' | 'not-now'>>
  credit(number: string): Promise<Result<Invoice, 'not-found' | 'not-now'>>
}

export const createInvoiceAdmin = ({
  clock,
  invoiceSettings,
  knex,
  paymentRegions,
}: InvoiceAdminDeps): InvoiceAdmin => {
  const deps = { clock, ids: createIdGenerator(clock), invoiceSettings, unitOfWork: createUnitOfWork(knex) }
  const paid = markInvoicePaid({ ...deps, paymentRegions })
  const voided = voidInvoice(deps)
  const credited = creditInvoice(deps)
  return {
    listOpen: () => createRepositories(knex).invoices.listOpen(),
    markPaid: (number) => paid({ number }),
    void: (number) => voided({ number }),
    credit: (number) => credited({ number }),
  }
}
