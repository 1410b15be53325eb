import type { Account, Actor, ContractorProfile, Company, TeamMember } from '../../src/index.ts'
import { emptyProfile } from '../../src/index.ts'

/** The default time of tests. */
export const TEST_NOW = new Date('2026-03-02T09:00:00.000Z')

/** A verified contractor who has signed in before. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
  uuid: '01900000-0000-7000-8000-000000000001',
  userType: 'contractor',
  email: 'thandi@example.com',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  mobile: '+27821234567',
  passwordHash: 'hash:a fine long password',
  emailVerifiedAt: new Date('2026-02-01T09:00:00.000Z'),
  firstLoginAt: new Date('2026-02-01T09:05:00.000Z'),
  justVerified: false,
  profileJustVerified: false,
  signUpStep: 'complete',
  attribution: { utm_source: 'newsletter' },
  signUpCompletedAt: new Date('2026-02-01T09:05:00.000Z'),
  companyUuid: null,
  profileImage: null,
  suspendedAt: null,
  deletionRequestedAt: null,
  createdAt: new Date('2026-02-01T08:55:00.000Z'),
  ...changes,
})

/** A verified employer with a picture, in the company of `aCompany`. */
export const anEmployer = (changes: Partial<Account> = {}): Account =>
  anAccount({
    uuid: '01900000-0000-7000-8000-000000000002',
    userType: 'employer',
    email: 'erik@harbourworks.example',
    firstName: 'Erik',
    lastName: 'Larsen',
    mobile: '+14155550132',
    companyUuid: '01900000-0000-7000-8000-000000000003',
    profileImage: '/v0/files/erik-512.webp',
    ...changes,
  })

/** A complete company on a running trial. */
export const aCompany = (changes: Partial<Company> = {}): Company => ({
  uuid: '01900000-0000-7000-8000-000000000003',
  name: 'Harbour Works',
  website: 'https://harbourworks.example',
  email: 'office@harbourworks.example',
  mobile: null,
  image: '/v0/files/harbour-512.webp',
  employeeCount: '11-50',
  seats: 3,
  billedAnnually: false,
  accountType: 'trial',
  trialEndsAt: new Date('2026-03-10T09:00:00.000Z'),
  trialStartedAt: new Date('2026-02-24T09:00:00.000Z'),
  freeContactsUsed: 0,
  subscriptionStatus: 'none',
  paidUntil: null,
  invoicePending: false,
  nextSeats: null,
  waitingInvoiceNumber: null,
  waitingInvoiceDueAt: null,
  countryCode: 'US',
  verification: 'unverified',
  hiringPlans: null,
  createdAt: new Date('2026-02-24T09:00:00.000Z'),
  ...changes,
})

/** An admin of the company of `aCompany`. */
export const aMember = (changes: Partial<TeamMember> = {}): TeamMember => ({
  uuid: '01900000-0000-7000-8000-000000000002',
  companyUuid: '01900000-0000-7000-8000-000000000003',
  role: 'admin',
  firstName: 'Erik',
  lastName: 'Larsen',
  email: 'erik@harbourworks.example',
  verified: true,
  suspended: false,
  profileImage: '/v0/files/erik-512.webp',
  ...changes,
})

/** A complete, approved, searchable profile. */
export const aProfile = (changes: Partial<ContractorProfile> = {}): ContractorProfile => ({
  ...emptyProfile(anAccount(), TEST_NOW),
  jobTitle: 'Backend developer',
  introduction:
    'I build and run payment systems. Twelve years with Java and PostgreSQL, the last five leading small teams that ship every week and sleep at night.',
  locationTitle: 'Cape Town, Western Cape, South Africa',
  latitude: -33.92584,
  longitude: 18.42322,
  countryCode: 'ZA',
  provinceCode: 'ZA.11',
  opportunityType: 'any',
  workplaceType: 'Remote',
  availability: 7,
  availabilityConfirmedAt: new Date('2026-02-25T09:00:00.000Z'),
  availabilityReminderStage: 0,
  contractMin: 90,
  rate: 900,
  currency: 'ZAR',
  permanentRate: 1_400_000,
  permanentCurrency: 'ZAR',
  profilePicture: '/v0/files/thandi-512.webp',
  industries: ['Information Technology'],
  skills: ['Java', 'PostgreSQL', 'Kafka'],
  languages: ['English', 'isiZulu'],
  workExperiences: [
    {
      uuid: '01900000-0000-7000-8000-000000000011',
      title: 'Lead engineer',
      company: 'Table Bay Payments',
      location: 'Cape Town',
      description: 'Card switching for 40 banks.',
      currentWork: true,
      startDate: '2021-04-01',
      endDate: null,
      skills: ['Java', 'Kafka'],
    },
  ],
  qualifications: [
    {
      uuid: '01900000-0000-7000-8000-000000000012',
      qualification: 'BSc Computer Science',
      educationType: "Bachelor's degree",
      institution: 'University of Cape Town',
      dateGraduated: '2012-12-01',
      currentlyCompleting: false,
    },
  ],
  vettingStatus: 'approved',
  vettingReasons: [],
  vettingMessage: null,
  resubmittedAt: [],
  status: 'reviewed',
  ...changes,
})

/** The actor of `anAccount`. */
export const aContractorActor = (changes: Partial<Actor> = {}): Actor => ({
  accountUuid: anAccount().uuid,
  userType: 'contractor',
  verified: true,
  companyUuid: null,
  role: null,
  ...changes,
})

/** The actor of `anEmployer`: an admin. */
export const anEmployerActor = (changes: Partial<Actor> = {}): Actor => ({
  accountUuid: anEmployer().uuid,
  userType: 'employer',
  verified: true,
  companyUuid: aCompany().uuid,
  role: 'admin',
  ...changes,
})
