import { z } from 'zod'
import type { DeclaredProblem } from '../route.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { billingForm, billingInfo, type BillingInfoWire, chosenPlan, planForm } from '../wire/company.ts'
import { seatsCheck } from './shared-checks.ts'

const settledPlans = {
  'subscription-runs': { status: 409, message: 'Your plan is paid. Change it in your subscription settings.' },
  'invoice-pending': { status: 409, message: 'An invoice for your plan is open. Please pay it first.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rule: BILL-3. */
const NO_TOKEN = 'There was an error creating your billing details. Please try again later.'

const form = {
  name: 'Kestrel Freight Inc.',
  company_regestration_number: 'C4821907',
  email: 'accounts@kestrelfreight.example',
  contact: '+1 512 555 0132',
  address: '500 Congress Avenue, Austin, TX 78701, United States',
  street_number: '500',
  route: 'Congress Avenue',
  city: 'Austin',
  province: 'Texas',
  country: 'United States',
  postal_code: '78701',
}

const info: BillingInfoWire = {
  companyName: form.name,
  vatNumber: null,
  companyRegistrationNumber: form.company_regestration_number,
  emailAddress: form.email,
  contactNumber: form.contact,
  physicalAddress: form.address,
  location: {
    street_number: form.street_number,
    route: form.route,
    city: form.city,
    province: form.province,
    country: form.country,
    postal_code: form.postal_code,
  },
}

const billing = {
  checks: ['`vat` has the form of its country; spaces, points and dashes in it are ignored.'],
  access: 'sign-up',
  who: 'employer',
  right: 'plan',
  withoutToken: NO_TOKEN,
  body: billingForm,
  success: { status: 200, body: z.object({ billingInfo }) },
  examples: { body: form, reply: { billingInfo: info } },
} as const

/** The choice of plan during sign-up, and billing details. Rules: PLAN-18, BILL-3. */
export const billingRoutes = {
  choosePlan: route({
    ...routeIndex.choosePlan,
    summary: 'Choose the company’s plan while nothing is paid; only the fields that are present change',
    checks: [seatsCheck('seats'), 'Without `employee_count`, `seats` fits the size that the company has.'],
    access: 'sign-up',
    who: 'employer',
    right: 'plan',
    body: planForm,
    success: { status: 200, body: chosenPlan },
    problems: {
      ...settledPlans,
      'trial-unavailable': { status: 409, message: 'A trial is for new companies, once.' },
    },
    examples: {
      body: { employee_count: '11-50', seats: 3, billed_anually: true, include_trial: false },
      reply: {
        employeeCount: '11-50',
        seats: 3,
        billedAnually: true,
        includeTrial: null,
        signUpStep: 'billing',
      },
    },
  }),
  createBillingInfo: route({
    ...routeIndex.createBillingInfo,
    ...billing,
    summary: 'Say who is billed, for the first time; the same again changes nothing',
    problems: {
      exists: { status: 409, message: 'Your billing details are there already. Please update them instead.' },
    },
  }),
  updateBillingInfo: route({
    ...routeIndex.updateBillingInfo,
    ...billing,
    summary: 'Change who is billed',
    problems: { missing: { status: 404, message: 'There are no billing details yet. Please create them first.' } },
  }),
}
