import type { InvoiceState } from '@guildhall/domain/billing'
import type { InvoiceAction } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import { toInvoice } from './invoices.ts'
import type { SchemaModule } from './schema-module.ts'

interface FindArgs extends PageArgs {
  readonly state?: 'ALL' | 'OPEN' | 'OVERDUE' | 'PAID' | 'VOID' | null
  readonly text?: string | null
}
interface ActionArgs {
  readonly uuid: string
  readonly action: 'CREDIT' | 'PAY' | 'RESEND' | 'VOID'
  readonly reason?: string | null
}

const states: Readonly<Record<NonNullable<FindArgs['state']>, InvoiceState>> = {
  ALL: 'all',
  OPEN: 'open',
  OVERDUE: 'overdue',
  PAID: 'paid',
  VOID: 'void',
}
const actions: Readonly<Record<ActionArgs['action'], InvoiceAction>> = {
  CREDIT: 'credit',
  PAY: 'pay',
  RESEND: 'resend',
  VOID: 'void',
}

/** Invoices as operators handle them. Rules: MOD-48, MOD-49. */
export const staffInvoicesModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Invoices of all companies: open and overdue ones with the earliest due first, others with the newest first. At most 50 a page."
      staffInvoices(state: StaffInvoiceState, text: String, first: Int, after: String): StaffInvoicesResult!
      staffInvoice(uuid: ID!): StaffInvoiceResult!
    }

    extend type Mutation {
      "Marks an open invoice as paid, voids it, credits a paid one, or sends its mail again. All but resending needs a reason."
      staffHandleInvoice(uuid: ID!, action: StaffInvoiceAction!, reason: String): StaffActionResult!
    }

    enum StaffInvoiceState {
      OPEN
      OVERDUE
      PAID
      VOID
      ALL
    }

    enum StaffInvoiceAction {
      PAY
      VOID
      CREDIT
      RESEND
    }

    union StaffInvoicesResult = StaffInvoiceConnection | NotFound | InvalidInput | AccessRefused
    union StaffInvoiceResult = StaffInvoiceDetails | NotFound | AccessRefused

    type StaffInvoiceConnection {
      nodes: [StaffInvoice!]!
      pageInfo: PageInfo!
    }

    type StaffInvoice {
      companyUuid: ID!
      invoice: Invoice!
    }

    type StaffInvoiceDetails {
      companyUuid: ID!
      invoice: Invoice!
      "The provider's payment, of a receipt."
      paymentId: String
      creditNote: Invoice
      "The invoice that a credit note reverses."
      credits: Invoice
      "What the payment provider said of the company's subscription, the newest first."
      paymentEvents: [StaffPaymentEvent!]!
    }

    type StaffPaymentEvent {
      id: ID!
      type: String!
      createdAt: DateTime!
      receivedAt: DateTime!
    }
  `,
  resolvers: ({ clock, useCases }) => ({
    Query: {
      staffInvoices: forOperators<FindArgs>('manage-invoices', async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const state = states[args.state ?? 'ALL']
        const found = await useCases.findInvoices({ actor, state, text: args.text ?? '', page: page.value })
        if (!found.ok) return found
        const now = clock.now()
        return ok(
          toConnection('StaffInvoiceConnection', found.value, (invoice) => ({
            companyUuid: invoice.companyUuid,
            invoice: toInvoice(invoice, now),
          })),
        )
      }),
      staffInvoice: forOperators<{ readonly uuid: string }>('manage-invoices', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const read = await useCases.readInvoiceDetails({ actor, invoiceUuid: id.value })
        if (!read.ok) return read
        const { creditNote, credits, invoice, paymentEvents } = read.value
        const now = clock.now()
        return ok({
          __typename: 'StaffInvoiceDetails',
          companyUuid: invoice.companyUuid,
          invoice: toInvoice(invoice, now),
          paymentId: invoice.paymentId,
          creditNote: creditNote === null ? null : toInvoice(creditNote, now),
          credits: credits === null ? null : toInvoice(credits, now),
          paymentEvents,
        })
      }),
    },
    Mutation: {
      staffHandleInvoice: forOperators<ActionArgs>('manage-invoices', async (actor, { action, reason, uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const done = await useCases.handleInvoice({
          actor,
          invoiceUuid: id.value,
          action: actions[action],
          reason: reason ?? '',
        })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
    },
  }),
}
