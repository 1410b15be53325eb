import type { Account } from '@guildhall/domain/identity'
import {
  type ContractorDetails,
  type ContractorProfile,
  type GivenReason,
  hiddenReason,
  profileCompleteness,
} from '@guildhall/domain/profiles'
import { nextResubmissionAt } from '@guildhall/domain/moderation'
import type { ContractorDetailsWire, UserFormWire, UserWire } from '@guildhall/rest-contract'
import { definedFields } from './field-names.ts'
import { toQualificationWire, toWorkExperienceWire } from './work-history.mapper.ts'

type Person = Omit<Account, 'passwordHash'>

/** The signed-in user in wire form. `location` is the country of the profile or company, otherwise the default. */
export const toUserWire = (
  account: Person,
  context: {
    readonly profile?: ContractorProfile | null
    readonly accountType?: 'trial' | 'paid' | null
    readonly location: string
    readonly twoFactor?: boolean
  },
): UserWire => ({
  uuid: account.uuid,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  mobile: account.mobile,
  userType: account.userType,
  profileImage: account.profileImage,
  emailVerified: account.emailVerifiedAt !== null,
  vettingStatus: context.profile?.vettingStatus ?? null,
  status: context.profile?.status ?? null,
  accountType: context.accountType ?? null,
  justVerified: account.justVerified,
  firstLogin: account.justVerified,
  profileJustVerified: account.profileJustVerified,
  location: context.location,
  twoFactor: context.twoFactor ?? false,
  createdAt: account.createdAt.toISOString(),
})

/** A contractor's own profile. */
export const toContractorDetailsWire = (
  profile: ContractorProfile,
  reasons: readonly GivenReason[],
  { emailVerified, now }: { readonly emailVerified: boolean; readonly now: Date },
): ContractorDetailsWire => {
  const { complete, missing, next, ratio: share } = profileCompleteness(profile)
  const reason = hiddenReason(profile, { emailVerified, now })
  return {
    opportunityType: profile.opportunityType,
    availability: profile.availability,
    availabilityConfirmedAt: profile.availabilityConfirmedAt?.toISOString() ?? null,
    workplaceType: profile.workplaceType,
    contractMin: profile.contractMin,
    rate: profile.rate,
    currency: profile.currency,
    permanentRate: profile.permanentRate,
    permanentCurrency: profile.permanentCurrency,
    introduction: profile.introduction,
    jobTitle: profile.jobTitle,
    locationTitle: profile.locationTitle,
    latitude: profile.latitude,
    longitude: profile.longitude,
    cvUrl: profile.cvUrl,
    cvName: profile.cvName,
    cvVisibility: profile.cvVisibility,
    profilePicture: profile.profilePicture,
    workExperiences: profile.workExperiences.map(toWorkExperienceWire),
    qualifications: profile.qualifications.map(toQualificationWire),
    paused: profile.paused,
    completeness: { complete, share, missing: [...missing], next },
    searchable: reason === null,
    hiddenReason: reason,
    vetting: {
      reasons: reasons.map(({ code, label, section }) => ({ code, section, label })),
      message: profile.vettingMessage,
      resubmitFrom: nextResubmissionAt(profile, now)?.toISOString() ?? null,
    },
    updatedAt: profile.updatedAt.toISOString(),
  }
}

export const userFormFieldNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  contractMin: 'contract_min',
  jobTitle: 'job_title',
  locationTitle: 'location_title',
  workplaceType: 'workplace_type',
  opportunityType: 'opportunity_type',
  permanentRate: 'permanent_rate',
  permanentCurrency: 'permanent_currency',
  cvDoc: 'cv_doc',
  cvVisibility: 'cv_visibility',
} as const

/** The main section of a profile from the wire: only the fields that were sent. */
export const toContractorDetails = (form: UserFormWire): ContractorDetails =>
  definedFields<Required<ContractorDetails>>({
    firstName: form.first_name,
    lastName: form.last_name,
    availability: form.availability,
    contractMin: form.contract_min,
    currency: form.currency,
    introduction: form.introduction,
    jobTitle: form.job_title,
    locationTitle: form.location_title,
    latitude: form.latitude,
    longitude: form.longitude,
    rate: form.rate,
    workplaceType: form.workplace_type,
    opportunityType: form.opportunity_type,
    permanentRate: form.permanent_rate,
    permanentCurrency: form.permanent_currency,
    cvDoc: form.cv_doc,
    cvVisibility: form.cv_visibility ?? undefined,
  })
