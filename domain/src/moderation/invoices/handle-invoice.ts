import {
  type CancelInvoiceDeps,
  creditInvoice,
  type InvoiceRepository,
  markInvoicePaid,
  type MarkInvoicePaidDeps,
  type RecordDecision,
  voidInvoice,
} from '../../billing/index.ts'
import { createEvent, err, ok, type Result, type Uuid } from '../../shared/index.ts'
import { hasProvedOperator, isAllowed, type OperatorActor, type ProvedOperatorDeps } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import { checkReason } from '../people/operator-reason.ts'

/** What operators do with an invoice: 'pay' marks it as paid by transfer. */
export const INVOICE_ACTIONS = ['pay', 'void', 'credit', 'resend'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

export interface HandleInvoiceCommand {
  readonly actor: OperatorActor
  readonly invoiceUuid: Uuid
  readonly action: InvoiceAction
  /** For the log, such as the reference of the transfer; 'resend' needs none. */
  readonly reason: string
}

export type HandleInvoiceDeps = MarkInvoicePaidDeps &
  CancelInvoiceDeps &
  ProvedOperatorDeps & { readonly invoices: Pick<InvoiceRepository, 'find'> }

/**
 * 'not-now': the invoice is in a state that does not allow this; 'password-required': voiding and crediting cannot be undone, and the
 * operator has not given their password lately.
 */
export type HandleInvoiceProblem = 'forbidden' | 'invalid' | 'not-found' | 'not-now' | 'password-required'

/**
 * Marks an invoice of any company as paid, voids or credits it, or sends its mail again. The log has the operator and the reason. Rules:
 * BILL-25, BILL-28, BILL-29, MOD-19, MOD-49.
 */
export const handleInvoice =
  (deps: HandleInvoiceDeps) =>
  async ({
    action,
    actor,
    invoiceUuid,
    ...command
  }: HandleInvoiceCommand): Promise<Result<null, HandleInvoiceProblem>> => {
    if (!isAllowed(actor, 'manage-invoices')) return err('forbidden')
    const reason = action === 'resend' ? ok(null) : checkReason(command.reason)
    if (!reason.ok) return reason
    const isFinal = action === 'void' || action === 'credit'
    if (isFinal && !(await hasProvedOperator(deps, actor))) return err('password-required')
    const invoice = await deps.invoices.find(invoiceUuid)
    if (invoice === null) return err('not-found')
    const record: RecordDecision = (audit, { companyUuid, number }) =>
      recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'invoice-handled',
        subject: companyUuid,
        details: { action, number, ...(reason.value === null ? {} : { reason: reason.value }) },
      })
    const done = await decide(deps, action, invoice.number, record)
    return done.ok ? ok(null) : done
  }

const decide = (
  deps: HandleInvoiceDeps,
  action: InvoiceAction,
  number: string,
  record: RecordDecision,
): Promise<Result<unknown, 'not-found' | 'not-now'>> => {
  switch (action) {
    case 'pay':
      return markInvoicePaid(deps)({ number, record })
    case 'void':
      return voidInvoice(deps)({ number, record })
    case 'credit':
      return creditInvoice(deps)({ number, record })
    case 'resend':
      return resendInvoice(deps, number, record)
  }
}

const resendInvoice = (
  deps: HandleInvoiceDeps,
  number: string,
  record: RecordDecision,
): Promise<Result<null, 'not-found' | 'not-now'>> =>
  deps.unitOfWork.run<null, 'not-found' | 'not-now'>(async ({ audit, invoices, outbox }) => {
    const invoice = await invoices.findByNumber(number)
    if (invoice === null) return err('not-found')
    if (invoice.status === 'void') return err('not-now')
    const { companyUuid, uuid: invoiceUuid } = invoice
    await outbox.add(createEvent(deps, { type: 'invoice-resent', companyUuid, invoiceUuid }))
    await record(audit, invoice)
    return ok(null)
  })
