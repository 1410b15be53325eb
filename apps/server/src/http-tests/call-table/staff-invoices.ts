import { randomUUID } from 'node:crypto'
import { addOperator, operatorApi } from '../support/operators.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'
import { withBillingInfo } from './payments.ts'

const newBilling = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'billing' })).email)
/** The open invoice of a new employer. */
const newInvoice = async (fixture: CallFixture) => {
  const employer = await withBillingInfo(fixture)
  const { invoice } = unwrap(await employer.api.issueInvoice({ body: {} }))
  return { params: { id: invoice.uuid } }
}
const nobody = { params: { id: randomUUID() } }
const paid = { body: { action: 'pay', reason: 'Transfer 4711' } } as const

export const staffInvoiceCalls = {
  findInvoices: {
    happy: async (fixture) => {
      await newInvoice(fixture)
      return { by: await newBilling(fixture), sent: { query: { state: 'open' } } }
    },
    answers: { invoices: [{ status: 'open' }] },
    repeated: 'same',
    problems: {},
  },
  readInvoiceDetails: {
    happy: async (fixture) => ({ by: await newBilling(fixture), sent: await newInvoice(fixture) }),
    answers: { status: 'open', total: 2040, creditNote: null, credits: null, paymentEvents: [] },
    repeated: 'same',
    problems: { 'not-found': async (fixture) => ({ by: await newBilling(fixture), sent: nobody }) },
  },
  handleInvoice: {
    happy: async (fixture) => ({ by: await newBilling(fixture), sent: { ...(await newInvoice(fixture)), ...paid } }),
    repeated: 'not-now',
    problems: {
      'not-found': async (fixture) => ({ by: await newBilling(fixture), sent: { ...nobody, ...paid } }),
      'not-now': async (fixture) => {
        const [by, invoice] = [await newBilling(fixture), await newInvoice(fixture)]
        unwrap(await by.handleInvoice({ ...invoice, ...paid }))
        return { by, sent: { ...invoice, ...paid } }
      },
      'password-required': { coveredBy: 'domain/src/moderation/invoices/operator-invoices.test.ts' },
    },
  },
} satisfies Partial<CallTable>
