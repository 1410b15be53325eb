import { type Invoice, isOverdue } from '@guildhall/domain/billing'
import { ok, toMajorUnits } from '@guildhall/domain/shared'
import { forPeople } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import type { SchemaModule } from './schema-module.ts'

/** An invoice for the schema, with amounts in major units. */
export const toInvoice = (invoice: Invoice, now: Date) => ({
  ...invoice,
  status: isOverdue(invoice, now) ? 'overdue' : invoice.status,
  currency: invoice.total.currency,
  net: toMajorUnits(invoice.net),
  tax: toMajorUnits(invoice.tax),
  total: toMajorUnits(invoice.total),
  lines: invoice.lines.map((line) => ({ ...line, amount: toMajorUnits(line.amount) })),
})

/** The company's invoices. */
export const invoicesModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "The company's invoices and credit notes, the newest first. Scope: billing."
      invoices(first: Int, after: String): InvoicesResult!
    }

    union InvoicesResult = InvoiceConnection | AccessRefused | InvalidInput

    type InvoiceConnection {
      nodes: [Invoice!]!
      pageInfo: PageInfo!
    }

    "Amounts are in major units of the currency."
    type Invoice {
      uuid: ID!
      "invoice or credit-note"
      kind: String!
      number: String!
      "subscription, annual-upgrade, seats or renewal"
      purpose: String!
      "open, overdue, paid or void"
      status: String!
      lines: [InvoiceLine!]!
      currency: String!
      net: Float!
      taxName: String
      taxRate: Float!
      tax: Float!
      total: Float!
      customer: InvoiceParty!
      issuedAt: DateTime!
      dueAt: DateTime!
      paidAt: DateTime
      "card or transfer"
      paidBy: String
    }

    type InvoiceLine {
      text: String!
      detail: String
      quantity: Int!
      amount: Float!
    }

    type InvoiceParty {
      name: String!
      address: [String!]!
      email: String
      vatNumber: String
    }
  `,
  resolvers: ({ clock, useCases }) => ({
    Query: {
      invoices: forPeople<PageArgs>({ scope: 'billing', who: 'employer', right: 'plan' }, async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const listed = await useCases.listInvoices({ actor, page: page.value })
        if (!listed.ok) return listed
        const now = clock.now()
        return ok(toConnection('InvoiceConnection', listed.value, (invoice) => toInvoice(invoice, now)))
      }),
    },
  }),
}
