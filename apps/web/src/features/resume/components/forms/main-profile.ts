import {
  type ContractorDetails,
  contractorDetailsErrors,
  type ContractorProfile,
  type Currency,
  profileCompleteness,
} from '@guildhall/domain/profiles'
import { isCurrencyCode } from '@guildhall/domain/reference'
import type { FormError } from '@guildhall/ui-kit/Form'
import type { FirstAnswers } from '../../../sign-up/index.ts'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The form values of the main section. */
export type MainProfileValues = Pick<
  ContractorProfile,
  | 'firstName'
  | 'lastName'
  | 'opportunityType'
  | 'workplaceType'
  | 'availability'
  | 'contractMin'
  | 'rate'
  | 'permanentRate'
  | 'latitude'
  | 'longitude'
> & {
  readonly jobTitle: string
  readonly introduction: string
  readonly locationTitle: string
  readonly currency: Currency
  readonly permanentCurrency: Currency
}

const labels: Readonly<Record<string, string>> = {
  firstName: t('First name'),
  lastName: t('Last name'),
  jobTitle: t('Job title'),
  locationTitle: t('Where you live'),
  introduction: t('Introduction'),
  opportunityType: t('Opportunity'),
  workplaceType: t('Work type'),
  availability: t('Availability'),
  contractMin: t('Shortest contract'),
  rate: t('Hourly rate'),
  permanentRate: t('Annual salary'),
}

const currencyOfCountry = (country: string | null): Currency =>
  country === 'ZA' ? 'ZAR' : country === 'AU' ? 'AUD' : 'USD'

/** The initial values: those saved in the profile, else those from the sign-up. */
export function mainProfileValues(profile: ContractorProfile, answers: FirstAnswers | null): MainProfileValues {
  const usual = currencyOfCountry(answers?.countryCode ?? null)
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    jobTitle: profile.jobTitle ?? '',
    introduction: profile.introduction ?? '',
    locationTitle: profile.locationTitle ?? '',
    latitude: profile.latitude,
    longitude: profile.longitude,
    opportunityType: profile.opportunityType ?? answers?.opportunityType ?? null,
    workplaceType: profile.workplaceType,
    availability: profile.availability,
    contractMin: profile.contractMin,
    rate: profile.rate,
    currency: profile.currency ?? usual,
    permanentRate: profile.permanentRate,
    permanentCurrency: profile.permanentCurrency ?? usual,
  }
}

export const takesContracts = ({ opportunityType }: Pick<MainProfileValues, 'opportunityType'>): boolean =>
  opportunityType === 'contract' || opportunityType === 'any'
export const takesPermanent = ({ opportunityType }: Pick<MainProfileValues, 'opportunityType'>): boolean =>
  opportunityType === 'permanent' || opportunityType === 'any'

/** The values to save: the rates that apply to the opportunity type; the others are removed. */
export function toContractorDetails(values: MainProfileValues): ContractorDetails {
  const contract = takesContracts(values)
  const permanent = takesPermanent(values)
  return {
    ...values,
    contractMin: contract ? values.contractMin : null,
    rate: contract ? values.rate : null,
    currency: contract && values.rate !== null ? values.currency : null,
    permanentRate: permanent ? values.permanentRate : null,
    permanentCurrency: permanent && values.permanentRate !== null ? values.permanentCurrency : null,
  }
}

/** The validation errors of the form, including rates that the opportunity type requires. Rules: PROF-2, PROF-5. */
export function mainProfileErrors(values: MainProfileValues, profile: ContractorProfile): readonly FormError[] {
  const { cvDoc: _cvDoc, ...details } = toContractorDetails(values)
  const { latitude, longitude, ...errors } = contractorDetailsErrors(details)
  const { missing } = profileCompleteness({ ...profile, ...details })
  const rates = missing.filter(({ part }) => part === 'rate' || part === 'permanentRate')
  const unplaced = latitude !== undefined || longitude !== undefined
  return toFormErrors(
    {
      ...Object.fromEntries(rates.map(({ part, label }) => [part, [label]])),
      ...(unplaced ? { locationTitle: [t('Choose a place from the list')] } : {}),
      ...errors,
    },
    labels,
  )
}

const domainNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  job_title: 'jobTitle',
  location_title: 'locationTitle',
  latitude: 'locationTitle',
  longitude: 'locationTitle',
  opportunity_type: 'opportunityType',
  workplace_type: 'workplaceType',
  contract_min: 'contractMin',
  permanent_rate: 'permanentRate',
}

/** The server's errors with the form's labels. */
export const refusedMainProfile = (errors: Readonly<Record<string, readonly string[]>>): readonly FormError[] =>
  toFormErrors(
    Object.fromEntries(Object.entries(errors).map(([field, messages]) => [domainNames[field] ?? field, messages])),
    labels,
  )

/** The body of POST /v0/user. */
export function toMainProfileWire(values: MainProfileValues) {
  const details = toContractorDetails(values)
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    job_title: values.jobTitle,
    introduction: values.introduction,
    location_title: values.locationTitle,
    latitude: values.latitude,
    longitude: values.longitude,
    opportunity_type: values.opportunityType,
    workplace_type: values.workplaceType,
    availability: values.availability,
    contract_min: details.contractMin ?? null,
    rate: details.rate ?? null,
    currency: details.currency ?? null,
    permanent_rate: details.permanentRate ?? null,
    permanent_currency: details.permanentCurrency ?? null,
  }
}

export const toCurrency = (code: string): Currency => (isCurrencyCode(code) ? code : 'USD')
