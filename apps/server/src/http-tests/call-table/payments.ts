import { unwrap } from '../support/unwrap.ts'
import { finishHostedPage, untilCardEndsIn } from '../support/payments.ts'
import type { Person } from '../support/people.ts'
import { waitFor } from '../support/wait-for.ts'
import type { CallTable } from './call-spec.ts'
import { billing, onTrial } from './plan.ts'
import type { CallFixture } from './call-fixture.ts'

const params = { provider: 'stripe' } as const
const threeSeats = { company_size: '11-50', interval: 'month', quantity: 3 }
const fiveSeats = { ...threeSeats, quantity: 5 }
const order = { ...threeSeats, currency: 'USD' }
const cardForm = { url: '/settings/subscription/card' }
const INVALID_SEATS = 'Invalid seat count'
const FROM_LIST = 'Value is not one of the options'
const invalidOrders = [
  ['an unknown size', { ...threeSeats, company_size: 'huge' }, { company_size: [FROM_LIST] }],
  ['an unknown interval', { ...threeSeats, interval: 'week' }, { interval: [FROM_LIST] }],
  ['no seats', { ...threeSeats, quantity: 0 }, { quantity: [INVALID_SEATS] }],
] as const

/** An employer who pays with a card of the sandbox. */
const payingByCard = async (fixture: CallFixture, card: 'pays' | 'fails-later' = 'pays'): Promise<Person> => {
  const employer = await onTrial(fixture)
  const { checkoutUrl } = unwrap(await employer.api.startCheckout({ params, body: order }))
  await finishHostedPage(checkoutUrl, 'pays')
  await waitFor('the payment', async () =>
    unwrap(await employer.api.readPaymentStatus({ params })).status === 'active' ? true : null,
  )
  if (card === 'fails-later') {
    const { cardUrl } = unwrap(await employer.api.changeCard({ params, body: cardForm }))
    await finishHostedPage(cardUrl, card)
    await untilCardEndsIn('0341', employer)
    await fixture.server.settle()
  }
  return employer
}

/** An employer on trial who has entered billing details. */
export const withBillingInfo = async (fixture: CallFixture): Promise<Person> => {
  const employer = await onTrial(fixture)
  unwrap(await employer.api.createBillingInfo({ body: billing }))
  return employer
}

/** An employer who has paid an invoice. */
const payingByInvoice = async (fixture: CallFixture): Promise<Person> => {
  const employer = await withBillingInfo(fixture)
  const { invoice } = unwrap(await employer.api.issueInvoice({ body: {} }))
  await fixture.server.markPaid(invoice.number)
  return employer
}

const otherProvider = { provider: 'paystack' } as const
const BOTH_CONFIGURED = { cannotHappen: 'both providers are configured on this server' } as const

export const paymentCalls = {
  startCheckout: {
    happy: async (fixture) => ({ by: (await onTrial(fixture)).api, sent: { params, body: order } }),
    answers: { checkoutUrl: /\/pay\// },
    repeated: 'done',
    problems: {
      'not-found': BOTH_CONFIGURED,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: otherProvider, body: order } }),
      'running-already': async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params, body: order } }),
    },
    invalid: invalidOrders.map(([name, form, errors]) => [name, { ...form, currency: 'USD' }, errors] as const),
  },
  readPaymentDetails: {
    happy: async (fixture) => ({ by: (await payingByCard(fixture)).api }),
    answers: { cardDetails: { lastFour: '4242' } },
    repeated: 'same',
    problems: {},
  },
  readPlan: {
    happy: async (fixture) => ({ by: (await payingByCard(fixture)).api }),
    answers: { seats: 3, method: 'card', status: 'active', planBase: { basePrice: 680 } },
    repeated: 'done',
    problems: {},
  },
  upgradePlan: {
    happy: async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params, body: fiveSeats } }),
    answers: { status: 'active' },
    repeated: 'not-now',
    problems: {
      'not-found': BOTH_CONFIGURED,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: otherProvider, body: fiveSeats } }),
      'no-subscription': async (fixture) => ({ by: (await onTrial(fixture)).api, sent: { params, body: fiveSeats } }),
      'not-now': async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params, body: threeSeats } }),
      declined: async (fixture) => ({
        by: (await payingByCard(fixture, 'fails-later')).api,
        sent: { params, body: fiveSeats },
      }),
    },
    invalid: invalidOrders,
  },
  previewPlan: {
    happy: async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params, body: fiveSeats } }),
    answers: { newSeatCount: 5, currency: 'USD', amountDue: 1360 },
    repeated: 'same',
    problems: {
      'not-found': BOTH_CONFIGURED,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: otherProvider, body: fiveSeats } }),
      'no-subscription': async (fixture) => ({ by: (await onTrial(fixture)).api, sent: { params, body: fiveSeats } }),
      'not-now': async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params, body: threeSeats } }),
    },
    invalid: invalidOrders,
  },
  cancelPlan: {
    happy: async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params } }),
    answers: { status: 'cancelled' },
    repeated: 'not-now',
    problems: {
      'not-found': BOTH_CONFIGURED,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: otherProvider } }),
      'no-subscription': async (fixture) => ({ by: (await onTrial(fixture)).api, sent: { params } }),
      'not-now': async (fixture) => {
        const { api } = await payingByCard(fixture)
        unwrap(await api.cancelPlan({ params }))
        return { by: api, sent: { params } }
      },
    },
  },
  resumePlan: {
    happy: async (fixture) => {
      const { api } = await payingByCard(fixture)
      unwrap(await api.cancelPlan({ params }))
      return { by: api, sent: { params } }
    },
    answers: { status: 'active' },
    repeated: 'not-now',
    problems: {
      'not-found': BOTH_CONFIGURED,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: otherProvider } }),
      'no-subscription': async (fixture) => ({ by: (await onTrial(fixture)).api, sent: { params } }),
      'not-now': async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params } }),
    },
  },
  readPaymentStatus: {
    happy: async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params } }),
    answers: { status: 'active', invoicePending: false },
    repeated: 'same',
    problems: {
      'not-found': BOTH_CONFIGURED,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: otherProvider } }),
    },
  },
  changeCard: {
    happy: async (fixture) => ({ by: (await payingByCard(fixture)).api, sent: { params, body: cardForm } }),
    answers: { cardUrl: /\/pay\// },
    repeated: 'done',
    problems: {
      'not-found': BOTH_CONFIGURED,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: otherProvider, body: cardForm } }),
      'no-subscription': async (fixture) => ({ by: (await onTrial(fixture)).api, sent: { params, body: cardForm } }),
    },
    invalid: [
      ['another site', { url: 'https://elsewhere.example/' }, { url: ['Value is not an address of this service'] }],
      ['another host', { url: '//elsewhere.example/' }, { url: ['Value is not an address of this service'] }],
    ],
  },
  issueInvoice: {
    happy: async (fixture) => ({ by: (await withBillingInfo(fixture)).api, sent: { body: {} } }),
    answers: { invoice: { status: 'open', total: 2040, currency: 'USD', customer: { name: billing.name } } },
    repeated: 'open-already',
    problems: {
      'billing-info-missing': async (fixture) => ({ by: (await onTrial(fixture)).api, sent: { body: {} } }),
      'no-subscription': async (fixture) => ({
        by: (await withBillingInfo(fixture)).api,
        sent: { body: { seats: 5 } },
      }),
      'invalid-seat-count': async (fixture) => ({
        by: (await payingByInvoice(fixture)).api,
        sent: { body: { seats: 2 } },
      }),
      'open-already': async (fixture) => {
        const { api } = await payingByInvoice(fixture)
        unwrap(await api.issueInvoice({ body: { seats: 5 } }))
        return { by: api, sent: { body: { seats: 6 } } }
      },
      'paid-by-card': async (fixture) => {
        const { api } = await payingByCard(fixture)
        unwrap(await api.createBillingInfo({ body: billing }))
        return { by: api, sent: { body: { annual_upgrade: true } } }
      },
      'running-already': async (fixture) => ({ by: (await payingByInvoice(fixture)).api, sent: { body: {} } }),
    },
  },
  listInvoices: {
    happy: async (fixture) => ({ by: (await payingByInvoice(fixture)).api }),
    answers: { invoices: [{ status: 'paid', paidBy: 'transfer' }], next_cursor: null },
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
