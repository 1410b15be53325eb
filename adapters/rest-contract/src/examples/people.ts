import type { CandidateWire } from '../wire/candidate.ts'
import type { CompanyWire } from '../wire/company.ts'
import type { ContractorDetailsWire, UserWire } from '../wire/user.ts'
import type { QualificationWire, WorkExperienceWire } from '../wire/work-history.ts'

export const CONTRACTOR = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b01'
export const EMPLOYER = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b02'
export const COMPANY = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b03'
export const CONVERSATION = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b04'
export const ENTRY = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b05'
export const NOW = '2026-11-20T13:40:00.000Z'
export const LATER = '2026-12-04T13:40:00.000Z'
const PICTURE = '/v0/files/pictures/0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b06-512.webp'

export const workExperienceExample: WorkExperienceWire = {
  uuid: ENTRY,
  title: 'Analytics engineer',
  company: 'Umoya Energy',
  location: 'Durban',
  description: 'Models of demand for a city, refreshed every hour.',
  currentWork: true,
  startDate: '2022-03-01',
  endDate: null,
  skills: ['dbt', 'Snowflake'],
}

export const qualificationExample: QualificationWire = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b08',
  qualification: 'BSc Computer Science',
  educationType: "Bachelor's degree",
  dateGraduated: '2014-11-30',
  institution: 'University of KwaZulu-Natal',
  currentlyCompleting: false,
}

export const contractorExample: UserWire = {
  uuid: CONTRACTOR,
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  email: 'thandeka@example.com',
  mobile: '+27821234567',
  userType: 'contractor',
  profileImage: PICTURE,
  emailVerified: true,
  vettingStatus: 'approved',
  status: 'reviewed',
  accountType: null,
  justVerified: false,
  firstLogin: false,
  profileJustVerified: false,
  location: 'ZA',
  twoFactor: false,
  createdAt: NOW,
}

export const employerExample: UserWire = {
  ...contractorExample,
  uuid: EMPLOYER,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@kestrelfreight.example',
  mobile: '+15125550132',
  userType: 'employer',
  vettingStatus: null,
  status: null,
  accountType: 'trial',
  location: 'US',
}

export const companyExample: CompanyWire = {
  uuid: COMPANY,
  name: 'Kestrel Freight',
  website: 'https://kestrelfreight.example',
  email: 'office@kestrelfreight.example',
  mobile: null,
  companyImage: PICTURE,
  employeeCount: '11-50',
  seats: 3,
  billedAnually: false,
  includeTrial: LATER,
  isAdmin: true,
  role: 'admin',
  activeSubscription: 0,
  subscriptionStatus: 'none',
  nextInstallment: null,
  readableNextInstallment: null,
  paidUntil: null,
  accountType: 'trial',
  invoicePending: false,
  waitingInvoice: null,
  verification: 'domain_verified',
  entitlements: {
    search: true,
    contact: true,
    bookmarks: false,
    seats: 3,
    freeContactsLeft: 2,
    freeContactsTotal: 5,
    replyUntil: null,
    reason: null,
  },
  missingForContact: [],
}

export const detailsExample: ContractorDetailsWire = {
  opportunityType: 'any',
  availability: 7,
  availabilityConfirmedAt: NOW,
  workplaceType: 'Remote',
  contractMin: 90,
  rate: 900,
  currency: 'ZAR',
  permanentRate: 1_400_000,
  permanentCurrency: 'ZAR',
  introduction: 'I turn raw events into tables that people trust.',
  jobTitle: 'Analytics engineer',
  locationTitle: 'Durban, KwaZulu-Natal, South Africa',
  latitude: -29.8587,
  longitude: 31.0218,
  cvUrl: null,
  cvName: null,
  cvVisibility: 'employers',
  profilePicture: PICTURE,
  workExperiences: [workExperienceExample],
  qualifications: [],
  paused: false,
  completeness: { complete: true, share: 1, missing: [], next: null },
  searchable: true,
  hiddenReason: null,
  vetting: { reasons: [], message: null, resubmitFrom: null },
  updatedAt: NOW,
}

export const candidateExample: CandidateWire = {
  objectID: CONTRACTOR,
  first_name: 'Thandeka',
  last_name: 'Mkhize',
  profile_picture: PICTURE,
  job_title: 'Analytics engineer',
  location_title: 'Durban, KwaZulu-Natal, South Africa',
  introduction: 'I turn raw events into tables that people trust.',
  industries: ['Data & Analytics'],
  skills: ['dbt', 'Snowflake', 'SQL'],
  languages: ['English', 'isiZulu'],
  workExperiences: [workExperienceExample],
  qualifications: [],
  cvUrl: null,
  opportunityType: 'any',
  rate: 49,
  exactRate: 900,
  currency: 'ZAR',
  permanentRate: 76_000,
  permanentExactRate: 1_400_000,
  permanentCurrency: 'ZAR',
  workplace_type: 'Remote',
  availability: 7,
  availabilityConfirmedAt: NOW,
  contract_duration_min: 90,
  qualification_level: 4,
  experience_years: 9,
  messageStatus: null,
  contactState: null,
  respondsFast: true,
  updatedAt: NOW,
}
