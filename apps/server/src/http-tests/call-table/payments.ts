import { must } from '../support/must.ts'
import { finishHostedPage } from '../support/payments.ts'
import type { Person } from '../support/people.ts'
import { until } from '../support/until.ts'
import type { CallTable } from './call-facts.ts'
import { billing, onTrial } from './plan.ts'
import type { Stage } from './stage.ts'

const params = { provider: 'stripe' } as const
const three = { company_size: '11-50', interval: 'month', quantity: 3 }
const five = { ...three, quantity: 5 }
const order = { ...three, currency: 'USD' }
const cardForm = { url: '/settings/subscription/card' }
const INVALID_SEATS = 'Invalid seat count'
const FROM_LIST = 'Value is not one of the options'
const wrongOrders = [
  ['a size of no band', { ...three, company_size: 'huge' }, { company_size: [FROM_LIST] }],
  ['a week', { ...three, interval: 'week' }, { interval: [FROM_LIST] }],
  ['no seats', { ...three, quantity: 0 }, { quantity: [INVALID_SEATS] }],
] as const

/** An employer whose plan a card of the sandbox pays. */
const byCard = async (stage: Stage, card: 'pays' | 'fails-later' = 'pays'): Promise<Person> => {
  const employer = await onTrial(stage)
  const { checkoutUrl } = must(await employer.api.startCheckout({ params, body: order }))
  await finishHostedPage(checkoutUrl, 'pays')
  await until('the payment', async () =>
    must(await employer.api.readPaymentStatus({ params })).status === 'active' ? true : null,
  )
  if (card === 'fails-later') {
    const { cardUrl } = must(await employer.api.changeCard({ params, body: cardForm }))
    await finishHostedPage(cardUrl, card)
    await stage.server.settled()
  }
  return employer
}

const billed = async (stage: Stage): Promise<Person> => {
  const employer = await onTrial(stage)
  must(await employer.api.createBillingInfo({ body: billing }))
  return employer
}

/** An employer who has paid an invoice. */
const byInvoice = async (stage: Stage): Promise<Person> => {
  const employer = await billed(stage)
  const { invoice } = must(await employer.api.issueInvoice({ body: {} }))
  await stage.server.markPaid(invoice.number)
  return employer
}

const elsewhere = { provider: 'paystack' } as const
const NO_OTHER = { cannotHappen: 'both providers are set on this server' } as const

export const paymentCalls = {
  startCheckout: {
    happy: async (stage) => ({ by: (await onTrial(stage)).api, sent: { params, body: order } }),
    answers: { checkoutUrl: /\/pay\// },
    again: 'done',
    problems: {
      'not-found': NO_OTHER,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: elsewhere, body: order } }),
      'running-already': async (stage) => ({ by: (await byCard(stage)).api, sent: { params, body: order } }),
    },
    invalid: wrongOrders.map(([name, form, errors]) => [name, { ...form, currency: 'USD' }, errors] as const),
  },
  readPaymentDetails: {
    happy: async (stage) => ({ by: (await byCard(stage)).api }),
    answers: { cardDetails: { lastFour: '4242' } },
    again: 'same',
    problems: {},
  },
  readPlan: {
    happy: async (stage) => ({ by: (await byCard(stage)).api }),
    answers: { seats: 3, method: 'card', status: 'active', planBase: { basePrice: 680 } },
    again: 'done',
    problems: {},
  },
  upgradePlan: {
    happy: async (stage) => ({ by: (await byCard(stage)).api, sent: { params, body: five } }),
    answers: { status: 'active' },
    again: 'not-now',
    problems: {
      'not-found': NO_OTHER,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: elsewhere, body: five } }),
      'no-subscription': async (stage) => ({ by: (await onTrial(stage)).api, sent: { params, body: five } }),
      'not-now': async (stage) => ({ by: (await byCard(stage)).api, sent: { params, body: three } }),
      declined: async (stage) => ({ by: (await byCard(stage, 'fails-later')).api, sent: { params, body: five } }),
    },
    invalid: wrongOrders,
  },
  previewPlan: {
    happy: async (stage) => ({ by: (await byCard(stage)).api, sent: { params, body: five } }),
    answers: { newSeatCount: 5, currency: 'USD', amountDue: 1360 },
    again: 'same',
    problems: {
      'not-found': NO_OTHER,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: elsewhere, body: five } }),
      'no-subscription': async (stage) => ({ by: (await onTrial(stage)).api, sent: { params, body: five } }),
      'not-now': async (stage) => ({ by: (await byCard(stage)).api, sent: { params, body: three } }),
    },
    invalid: wrongOrders,
  },
  cancelPlan: {
    happy: async (stage) => ({ by: (await byCard(stage)).api, sent: { params } }),
    answers: { status: 'cancelled' },
    again: 'not-now',
    problems: {
      'not-found': NO_OTHER,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: elsewhere } }),
      'no-subscription': async (stage) => ({ by: (await onTrial(stage)).api, sent: { params } }),
      'not-now': async (stage) => {
        const { api } = await byCard(stage)
        must(await api.cancelPlan({ params }))
        return { by: api, sent: { params } }
      },
    },
  },
  resumePlan: {
    happy: async (stage) => {
      const { api } = await byCard(stage)
      must(await api.cancelPlan({ params }))
      return { by: api, sent: { params } }
    },
    answers: { status: 'active' },
    again: 'not-now',
    problems: {
      'not-found': NO_OTHER,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: elsewhere } }),
      'no-subscription': async (stage) => ({ by: (await onTrial(stage)).api, sent: { params } }),
      'not-now': async (stage) => ({ by: (await byCard(stage)).api, sent: { params } }),
    },
  },
  readPaymentStatus: {
    happy: async (stage) => ({ by: (await byCard(stage)).api, sent: { params } }),
    answers: { status: 'active', invoicePending: false },
    again: 'same',
    problems: {
      'not-found': NO_OTHER,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: elsewhere } }),
    },
  },
  changeCard: {
    happy: async (stage) => ({ by: (await byCard(stage)).api, sent: { params, body: cardForm } }),
    answers: { cardUrl: /\/pay\// },
    again: 'done',
    problems: {
      'not-found': NO_OTHER,
      'wrong-provider': ({ employer }) => ({ by: employer.api, sent: { params: elsewhere, body: cardForm } }),
      'no-subscription': async (stage) => ({ by: (await onTrial(stage)).api, sent: { params, body: cardForm } }),
    },
    invalid: [
      ['another site', { url: 'https://elsewhere.example/' }, { url: ['Value is not an address of this service'] }],
      ['another host', { url: '//elsewhere.example/' }, { url: ['Value is not an address of this service'] }],
    ],
  },
  issueInvoice: {
    happy: async (stage) => ({ by: (await billed(stage)).api, sent: { body: {} } }),
    answers: { invoice: { status: 'open', total: 2040, currency: 'USD', customer: { name: billing.name } } },
    again: 'open-already',
    problems: {
      'billing-info-missing': async (stage) => ({ by: (await onTrial(stage)).api, sent: { body: {} } }),
      'no-subscription': async (stage) => ({ by: (await billed(stage)).api, sent: { body: { seats: 5 } } }),
      'invalid-seat-count': async (stage) => ({ by: (await byInvoice(stage)).api, sent: { body: { seats: 2 } } }),
      'open-already': async (stage) => {
        const { api } = await byInvoice(stage)
        must(await api.issueInvoice({ body: { seats: 5 } }))
        return { by: api, sent: { body: { seats: 6 } } }
      },
      'paid-by-card': async (stage) => {
        const { api } = await byCard(stage)
        must(await api.createBillingInfo({ body: billing }))
        return { by: api, sent: { body: { annual_upgrade: true } } }
      },
      'running-already': async (stage) => ({ by: (await byInvoice(stage)).api, sent: { body: {} } }),
    },
  },
  listInvoices: {
    happy: async (stage) => ({ by: (await byInvoice(stage)).api }),
    answers: { invoices: [{ status: 'paid', paidBy: 'transfer' }], next_cursor: null },
    again: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
