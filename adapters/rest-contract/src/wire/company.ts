import { companyDetailsRules } from '@guildhall/domain/companies'
import { billingDetailsRules, COMPANY_SIZES, seatCountRules } from '@guildhall/domain/plans'
import { z } from 'zod'
import { cases, constrained, ruled } from './constrained.ts'
import { seatsOfSize } from './seats.ts'
import { MOBILE_EXAMPLES } from './examples.ts'
import { flag, instant, nullableText, number, optionalText, text } from './fields.ts'

/** The current entitlements of the company's plan. Rule: PLAN-10. */
export const entitlements = z
  .object({
    search: z.boolean(),
    contact: z.boolean(),
    bookmarks: z.boolean(),
    seats: z.number(),
    /** Of a trial; null if unlimited. */
    freeContactsLeft: z.number().nullable(),
    freeContactsTotal: z.number(),
    /** Until when open conversations can still be answered; null if unlimited. */
    replyUntil: instant.nullable(),
    reason: z.enum(['contact-requests-used-up', 'trial-ended', 'subscription-expired']).nullable(),
  })
  .meta({ id: 'Entitlements' })

/** The employer's own company. Rules: API-2, COMP-1. */
export const company = z
  .object({
    uuid: z.string(),
    name: z.string(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    companyImage: z.string().nullable(),
    employeeCount: z.string(),
    seats: z.number(),
    billedAnually: z.boolean(),
    /** The end of the trial, null if there was none. */
    includeTrial: instant.nullable(),
    isAdmin: z.boolean(),
    role: z.enum(['admin', 'recruiter', 'viewer', 'billing']),
    /** 1 while a paid plan is running, otherwise 0. */
    activeSubscription: z.number(),
    subscriptionStatus: z.enum(['none', 'active', 'past_due', 'cancelled', 'suspended']),
    nextInstallment: instant.nullable(),
    /** 'dd MMMM yyyy' */
    readableNextInstallment: z.string().nullable(),
    /** The end of the paid period, also of a cancelled plan; null if nothing is paid. */
    paidUntil: instant.nullable(),
    accountType: z.enum(['trial', 'paid']),
    invoicePending: z.boolean(),
    /** The open invoice that is due first, null if none is open. Rule: BILL-23. */
    waitingInvoice: z.object({ number: z.string(), dueAt: instant }).nullable(),
    verification: z.enum(['unverified', 'domain_verified', 'verified']),
    entitlements,
    /** What is missing for contacting candidates, and whether this member can complete it. */
    missingForContact: z.array(
      z.object({
        part: z.enum(['account', 'profile-picture', 'company-image', 'company-website']),
        canMend: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Company' })

/** Billing details. Rule: PLAN-21. */
export const billingInfo = z
  .object({
    companyName: z.string(),
    vatNumber: z.string().nullable(),
    companyRegistrationNumber: z.string().nullable(),
    emailAddress: z.string(),
    contactNumber: z.string().nullable(),
    physicalAddress: z.string().nullable(),
    location: z.object({
      street_number: z.string().nullable(),
      route: z.string().nullable(),
      city: z.string().nullable(),
      province: z.string().nullable(),
      country: z.string().nullable(),
      postal_code: z.string().nullable(),
    }),
  })
  .meta({ id: 'BillingInfo' })

/** The company's profile; only fields that are present are saved. Rule: COMP-1. */
export const companyForm = z
  .object({
    name: ruled(text, companyDetailsRules.name),
    website: ruled(text, companyDetailsRules.website),
    email: ruled(nullableText, companyDetailsRules.email),
    mobile: constrained(nullableText, { examples: [...MOBILE_EXAMPLES, null] }),
  })
  .partial()
  .meta({ id: 'CompanyForm' })

/** The choice of plan; only fields that are present change. Rules: API-2, PLAN-18. */
export const planForm = z
  .object({
    employee_count: constrained(text, { enum: COMPANY_SIZES }),
    seats: ruled(number, seatCountRules),
    billed_anually: flag,
    include_trial: flag,
  })
  .partial()
  .meta({ id: 'PlanForm', ...cases({ without: ['employee_count'] }, ...seatsOfSize('employee_count', 'seats')) })

/** The chosen plan, and the next sign-up step. */
export const chosenPlan = z
  .object({
    employeeCount: z.string(),
    seats: z.number(),
    billedAnually: z.boolean(),
    /** The end of the trial, null if the plan has none. */
    includeTrial: instant.nullable(),
    signUpStep: z.enum(['verify_email', 'subscription', 'billing', 'payment', 'complete']),
  })
  .meta({ id: 'ChosenPlan' })

const billing = billingDetailsRules

/** The billing details form. Rules: API-2, PLAN-21. */
export const billingForm = z
  .object({
    name: ruled(text, billing.companyName),
    vat: ruled(optionalText, billing.vatNumber),
    company_regestration_number: ruled(optionalText, billing.companyRegistrationNumber),
    email: ruled(text, billing.emailAddress),
    contact: ruled(optionalText, billing.contactNumber),
    address: ruled(optionalText, billing.physicalAddress),
    street_number: ruled(optionalText, billing.streetNumber),
    route: ruled(text, billing.route),
    city: ruled(text, billing.city),
    province: ruled(optionalText, billing.province),
    country: ruled(text, billing.country),
    postal_code: ruled(optionalText, billing.postalCode),
  })
  .meta({ id: 'BillingForm' })

export type CompanyWire = z.output<typeof company>
export type EntitlementsWire = z.output<typeof entitlements>
export type BillingInfoWire = z.output<typeof billingInfo>
export type BillingFormWire = z.output<typeof billingForm>
export type ChosenPlanWire = z.output<typeof chosenPlan>
export type PlanFormWire = z.output<typeof planForm>
export type CompanyFormWire = z.output<typeof companyForm>
