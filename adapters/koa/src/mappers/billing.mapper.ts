import type { ChosenPlan } from '@guildhall/domain/onboarding'
import type { BillingDetails, BillingDetailsForm, PlanChoice } from '@guildhall/domain/plans'
import type { BillingFormWire, BillingInfoWire, ChosenPlanWire, PlanFormWire } from '@guildhall/rest-contract'
import { definedFields } from './field-names.ts'

export const planFormFieldNames = {
  employeeCount: 'employee_count',
  billedAnnually: 'billed_anually',
  includeTrial: 'include_trial',
} as const

/** A plan choice from the wire: only the fields that were sent. */
export const toPlanChoice = (form: PlanFormWire): PlanChoice =>
  definedFields<Required<PlanChoice>>({
    employeeCount: form.employee_count,
    seats: form.seats,
    billedAnnually: form.billed_anually,
    includeTrial: form.include_trial,
  })

/** The chosen plan. */
export const toChosenPlanWire = ({ company, signUpStep }: ChosenPlan): ChosenPlanWire => ({
  employeeCount: company.employeeCount,
  seats: company.seats,
  billedAnually: company.billedAnnually,
  includeTrial: company.trialEndsAt?.toISOString() ?? null,
  signUpStep,
})

export const billingFormFieldNames = {
  companyName: 'name',
  vatNumber: 'vat',
  companyRegistrationNumber: 'company_regestration_number',
  emailAddress: 'email',
  contactNumber: 'contact',
  physicalAddress: 'address',
  streetNumber: 'street_number',
  postalCode: 'postal_code',
} as const

/** Billing details from the wire, as typed. */
export const toBillingForm = (form: BillingFormWire): BillingDetailsForm => ({
  companyName: form.name,
  vatNumber: form.vat,
  companyRegistrationNumber: form.company_regestration_number,
  emailAddress: form.email,
  contactNumber: form.contact,
  physicalAddress: form.address,
  streetNumber: form.street_number,
  route: form.route,
  city: form.city,
  province: form.province,
  country: form.country,
  postalCode: form.postal_code,
})

/** Billing details in wire form. Rule: PLAN-21. */
export const toBillingInfoWire = (details: BillingDetails): BillingInfoWire => ({
  companyName: details.companyName,
  vatNumber: details.vatNumber,
  companyRegistrationNumber: details.companyRegistrationNumber,
  emailAddress: details.emailAddress,
  contactNumber: details.contactNumber,
  physicalAddress: details.physicalAddress,
  location: {
    street_number: details.streetNumber,
    route: details.route,
    city: details.city,
    province: details.province,
    country: details.country,
    postal_code: details.postalCode,
  },
})
