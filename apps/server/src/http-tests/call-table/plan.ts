import { unwrap } from '../support/unwrap.ts'
import { REQUIRED } from '../support/invalid-forms.ts'
import type { CallTable } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'

export const billing = {
  name: 'Kestrel Freight Inc.',
  vat: '',
  company_regestration_number: 'C4821907',
  email: 'accounts@kestrelfreight.example',
  contact: '+1 512 555 0132',
  address: '',
  street_number: '500',
  route: 'Congress Avenue',
  city: 'Austin',
  province: 'Texas',
  country: 'United States',
  postal_code: '78701',
}
const invalidBilling = [
  ['a blank name', { ...billing, name: ' ' }, { name: [REQUIRED] }],
  ['an invalid address', { ...billing, email: 'x' }, { email: ['Value is not a valid email address'] }],
  ['an invalid VAT number', { ...billing, vat: '!' }, { vat: ['Value is not a valid VAT number'] }],
] as const

export const onTrial = async ({ newEmployer }: CallFixture) => {
  const trialEndsAt = new Date(Date.now() + 7 * 86_400_000)
  return newEmployer({ accountType: 'trial', subscriptionStatus: 'none', paidUntil: null, trialEndsAt })
}

export const planCalls = {
  choosePlan: {
    happy: async (fixture) => ({
      by: (await onTrial(fixture)).api,
      sent: { body: { seats: 2, billed_anually: true } },
    }),
    answers: { seats: 2, billedAnually: true },
    repeated: 'same',
    problems: {
      'subscription-runs': ({ employer }) => ({ by: employer.api, sent: { body: { seats: 5 } } }),
      'invoice-pending': { coveredBy: 'apps/server/src/http-tests/sign-up-plans.test.ts' },
      'trial-unavailable': async (fixture) => {
        const { api } = await fixture.newEmployer({
          accountType: 'trial',
          subscriptionStatus: 'none',
          paidUntil: null,
          trialEndsAt: null,
        })
        return { by: api, sent: { body: { include_trial: true } } }
      },
    },
  },
  createBillingInfo: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api, sent: { body: billing } }),
    answers: { billingInfo: { companyName: billing.name, location: { city: 'Austin' } } },
    repeated: 'same',
    problems: {
      exists: async ({ newEmployer }) => {
        const { api } = await newEmployer()
        unwrap(await api.createBillingInfo({ body: billing }))
        return { by: api, sent: { body: { ...billing, city: 'Waco' } } }
      },
    },
    invalid: invalidBilling,
  },
  updateBillingInfo: {
    happy: async ({ newEmployer }) => {
      const { api } = await newEmployer()
      unwrap(await api.createBillingInfo({ body: billing }))
      return { by: api, sent: { body: { ...billing, city: 'Waco' } } }
    },
    answers: { billingInfo: { location: { city: 'Waco' } } },
    repeated: 'same',
    problems: { missing: async ({ newEmployer }) => ({ by: (await newEmployer()).api, sent: { body: billing } }) },
    invalid: invalidBilling,
  },
} satisfies Partial<CallTable>
