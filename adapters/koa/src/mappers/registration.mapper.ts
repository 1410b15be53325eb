import { pickAttribution, type RegisterAccountCommand } from '@guildhall/domain/onboarding'
import type { RegistrationWire } from '@guildhall/rest-contract'
import { registrationAnswerFieldNames, toContractorAnswers, toEmployerAnswers } from './qualification.mapper.ts'

export const registrationFieldNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  userType: 'user_type',
  passwordConfirmation: 'password_confirmation',
  agreeTerms: 'agree_terms',
  companyName: 'company_name',
  companySize: 'company_size',
  companySeats: 'company_seats',
  annualSubscription: 'annual_subscription',
  productUuid: 'product_uuid',
  secondProductUuid: 'paystack_product_uuid',
  ...registrationAnswerFieldNames,
} as const

const isUserType = (text: string): text is RegisterAccountCommand['userType'] =>
  text === 'contractor' || text === 'employer'

/** A registration from the wire. If `knownType` is false, the caller reports the user type with the form's other errors. */
export const toRegistration = (
  body: RegistrationWire,
  countryCode: string,
): { readonly command: RegisterAccountCommand; readonly knownType: boolean } => ({
  knownType: isUserType(body.user_type),
  command: {
    userType: isUserType(body.user_type) ? body.user_type : 'contractor',
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    mobile: body.mobile,
    password: body.password,
    passwordConfirmation: body.password_confirmation,
    agreeTerms: body.agree_terms,
    countryCode,
    attribution: pickAttribution((field) => body[field]),
    ...(body.company_name === undefined ? {} : { companyName: body.company_name }),
    ...(body.company_size === undefined ? {} : { companySize: body.company_size }),
    ...(typeof body.company_seats === 'number' ? { companySeats: body.company_seats } : {}),
    ...(body.annual_subscription === undefined ? {} : { annualSubscription: body.annual_subscription }),
    ...(body.answers === undefined
      ? {}
      : body.user_type === 'employer'
        ? { employerAnswers: toEmployerAnswers(body.answers) }
        : { contractorAnswers: toContractorAnswers(body.answers) }),
    ...(body.trial === undefined ? {} : { trial: body.trial }),
    ...(body.product_uuid === undefined ? {} : { productUuid: body.product_uuid }),
    ...(body.paystack_product_uuid === undefined ? {} : { secondProductUuid: body.paystack_product_uuid }),
  },
})
