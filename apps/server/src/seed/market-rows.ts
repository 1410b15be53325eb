import type { Company } from '@guildhall/domain/companies'
import type { Account } from '@guildhall/domain/identity'
import type { ContractorProfile } from '@guildhall/domain/profiles'
import { addDays } from '@guildhall/domain/shared'
import { TRIAL_DAYS } from '@guildhall/domain/plans'
import type { MarketCompany, MarketContractor, MarketMember } from './market/types.ts'
import { markAddress, pictureAddress } from './generated-picture.ts'

/** A contractor who verified their address and signed in on the day of registration. */
export const toContractorAccountRow = (contractor: MarketContractor, passwordHash: string): Account => ({
  uuid: contractor.uuid,
  userType: 'contractor',
  email: contractor.email,
  firstName: contractor.firstName,
  lastName: contractor.lastName,
  mobile: contractor.mobile,
  passwordHash,
  emailVerifiedAt: contractor.createdAt,
  firstLoginAt: contractor.createdAt,
  justVerified: false,
  profileJustVerified: false,
  signUpStep: 'complete',
  attribution: {},
  signUpCompletedAt: contractor.createdAt,
  companyUuid: null,
  profileImage: pictureAddress(contractor.picture),
  suspendedAt: null,
  deletionRequestedAt: null,
  createdAt: contractor.createdAt,
})

/** The row of a profile: without its entries, which have tables of their own, and with the reminder stage under its column's name. */
type ProfileRow = Omit<ContractorProfile, 'workExperiences' | 'qualifications' | 'availabilityReminderStage'> & {
  readonly availabilityTold: number
}

export const toProfileRow = (contractor: MarketContractor): ProfileRow => ({
  uuid: contractor.uuid,
  firstName: contractor.firstName,
  lastName: contractor.lastName,
  jobTitle: contractor.jobTitle,
  introduction: contractor.introduction,
  locationTitle: contractor.locationTitle,
  latitude: contractor.latitude,
  longitude: contractor.longitude,
  countryCode: contractor.countryCode,
  provinceCode: contractor.provinceCode,
  opportunityType: contractor.opportunityType,
  workplaceType: contractor.workplaceType,
  availability: contractor.availability,
  availabilityTold: 0,
  vettingReasons: [],
  vettingMessage: null,
  resubmittedAt: [],
  availabilityConfirmedAt: contractor.availabilityConfirmedAt,
  contractMin: contractor.contractMin,
  rate: contractor.rate,
  currency: contractor.currency,
  permanentRate: contractor.permanentRate,
  permanentCurrency: contractor.permanentCurrency,
  profilePicture: pictureAddress(contractor.picture),
  cvUrl: null,
  cvName: null,
  cvVisibility: 'employers',
  industries: contractor.industries,
  skills: contractor.skills,
  languages: contractor.languages,
  vettingStatus: contractor.vettingStatus,
  status: contractor.status,
  paused: contractor.paused,
  updatedAt: contractor.updatedAt,
})

export const toWorkExperienceRows = ({ uuid, workExperiences: entries }: MarketContractor) =>
  entries.map((entry, position) => ({ contractorUuid: uuid, position, ...entry }))

export const toQualificationRows = ({ uuid, qualifications: entries }: MarketContractor) =>
  entries.map((entry, position) => ({ contractorUuid: uuid, position, ...entry }))

export const toCompanyRow = ({ city: _city, key: _key, members: _members, ...company }: MarketCompany): Company => ({
  ...company,
  mobile: null,
  image: markAddress(company.name),
  trialStartedAt: company.trialEndsAt === null ? null : addDays(company.trialEndsAt, -TRIAL_DAYS),
  invoicePending: false,
  nextSeats: null,
  waitingInvoiceNumber: null,
  waitingInvoiceDueAt: null,
  hiringPlans: null,
})

export const toMemberAccountRow = (company: MarketCompany, member: MarketMember, passwordHash: string): Account => ({
  uuid: member.uuid,
  userType: 'employer',
  email: member.email,
  firstName: member.firstName,
  lastName: member.lastName,
  mobile: null,
  passwordHash,
  emailVerifiedAt: company.createdAt,
  firstLoginAt: company.createdAt,
  justVerified: false,
  profileJustVerified: false,
  signUpStep: 'complete',
  attribution: {},
  signUpCompletedAt: company.createdAt,
  companyUuid: company.uuid,
  profileImage: pictureAddress(member.picture),
  suspendedAt: null,
  deletionRequestedAt: null,
  createdAt: company.createdAt,
})
