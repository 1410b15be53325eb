import type { BillingEvent } from '../billing.events.ts'
import {
  addDays,
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type UnitOfWork,
  type Uuid,
  processInBatches,
} from '../../shared/index.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'

/** Days from the due date on which payers are reminded; negative is before it. */
export const INVOICE_REMINDER_DAYS = [-3, 0, 3, 7] as const

export interface SendInvoiceRemindersDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{ readonly invoices: InvoiceRepository; readonly outbox: Outbox<BillingEvent> }>
}

const BATCH = 100

/** The latest reminder that is due and was not sent, in days from the due date; null if there is none. Rule: BILL-27. */
export const findDueInvoiceReminder = (
  { dueAt, remindedDay, status }: Pick<Invoice, 'dueAt' | 'remindedDay' | 'status'>,
  now: Date,
): number | null => {
  if (status !== 'open') return null
  const day = INVOICE_REMINDER_DAYS.findLast((candidate) => now >= addDays(dueAt, candidate))
  return day === undefined || (remindedDay !== null && day <= remindedDay) ? null : day
}

const sendReminder = async (deps: SendInvoiceRemindersDeps, uuid: Uuid, now: Date): Promise<boolean> => {
  const done = await deps.unitOfWork.run(async ({ invoices, outbox }) => {
    const invoice = await invoices.findForUpdate(uuid)
    const day = invoice && findDueInvoiceReminder(invoice, now)
    if (invoice === null || day === null) return err('not-due')
    await invoices.save({ ...invoice, remindedDay: day })
    const { companyUuid } = invoice
    await outbox.add(createEvent(deps, { type: 'invoice-due', companyUuid, invoiceUuid: uuid, day }))
    return ok(day)
  })
  return done.ok
}

/** Emits an event for every due invoice reminder, each day's once; returns how many. Rule: BILL-27. */
export const sendInvoiceReminders = (deps: SendInvoiceRemindersDeps) => (): Promise<number> => {
  const now = deps.clock.now()
  return processInBatches(
    BATCH,
    () => deps.unitOfWork.run(async ({ invoices }) => ok(await invoices.listReminderDue(now, BATCH))),
    (uuid) => sendReminder(deps, uuid, now),
  )
}
