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

export interface InvoiceDeskDeps {
  readonly clock: Clock
  readonly invoiceSettings: InvoiceSettings
  readonly knex: Database['knex']
  readonly paymentRegions: readonly PaymentRegion[]
}

/** What an operator does to invoices by their printed number. What follows (mail, screens) is done by the running worker. Rule: BILL-25. */
export interface InvoiceDesk {
  listOpen(): Promise<readonly Invoice[]>
  paid(number: string): Promise<Result<Invoice, 'not-found' | 'not-now'>>
  void(number: string): Promise<Result<Invoice, 'not-found' | 'not-now'>>
  credit(number: string): Promise<Result<Invoice, 'not-found' | 'not-now'>>
}

export const createInvoiceDesk = ({ clock, invoiceSettings, knex, paymentRegions }: InvoiceDeskDeps): InvoiceDesk => {
  const deps = { clock, ids: createIdGenerator(clock), invoiceSettings, unitOfWork: createUnitOfWork(knex) }
  const paid = markInvoicePaid({ ...deps, paymentRegions })
  const voided = voidInvoice(deps)
  const credited = creditInvoice(deps)
  return {
    listOpen: () => createRepositories(knex).invoices.listOpen(),
    paid: (number) => paid({ number }),
    void: (number) => voided({ number }),
    credit: (number) => credited({ number }),
  }
}
