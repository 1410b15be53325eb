import { portraits } from '../../../shared/samples/portraits/index.ts'
import { OPERATOR_RIGHTS } from '@guildhall/domain/moderation'
import type { ListedOperator } from '../api/use-operators.ts'
import type { StaffSession } from '../api/use-staff-session.ts'
import type { StaffSignIn } from '../api/use-staff-sign-in.ts'
import type { VettingQueue } from '../api/use-vetting.ts'
import type { VettingReview } from '../compared-fields.ts'

const idle = (): void => undefined

/** A superadmin's session, for stories. */
export const sampleStaffSession: StaffSession = {
  operator: {
    uuid: '0199a1f4-7c1e-7a53-9c3d-0000000000d1',
    email: 'callum@guildhall.example',
    name: 'Callum Nguyen',
    role: 'superadmin',
  },
  rights: [...OPERATOR_RIGHTS.superadmin],
  mustSetUpTwoFactor: false,
  hasTwoFactor: true,
  expiresAt: '2026-03-02T10:00:00.000Z',
}

/** An idle sign-in. */
export const sampleStaffSignIn: StaffSignIn = {
  stage: 'password',
  isPending: false,
  errors: [],
  refusal: null,
  onPassword: idle,
  onCode: idle,
  onStartOver: idle,
}

const operator = (number: number, changes: Partial<ListedOperator>): ListedOperator => ({
  ...sampleStaffSession.operator,
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000000d${number}`,
  hasTwoFactor: true,
  createdAt: '2026-01-12T09:00:00.000Z',
  disabledAt: null,
  ...changes,
})

/** Operators in every state. */
export const sampleOperators: readonly ListedOperator[] = [
  operator(1, {}),
  operator(2, { email: 'ines@guildhall.example', name: 'Inês Carvalho', role: 'vetter' }),
  operator(3, { email: 'ruth@guildhall.example', name: 'Ruth Lekganyane', role: 'billing', hasTwoFactor: false }),
  operator(4, { email: 'jonas@guildhall.example', name: '', role: 'support', hasTwoFactor: false }),
  operator(5, {
    email: 'petra@guildhall.example',
    name: 'Petra Eklund',
    role: 'vetter',
    disabledAt: '2026-02-20T09:00:00.000Z',
  }),
]

/** A change of an approved profile, for stories. */
export const sampleReview: VettingReview = {
  contractorUuid: '0199a1f4-7c1e-7a53-9c3d-000000000a01',
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  vettingStatus: 'approved',
  resubmissions: 0,
  emailVerified: true,
  createdAt: '2026-01-12T09:00:00.000Z',
  changedAt: '2026-03-01T16:20:00.000Z',
  proposed: {
    firstName: 'Thandeka',
    lastName: 'Mkhize',
    jobTitle: 'Lead Data Engineer, Payments',
    introduction:
      'Eleven years of moving money data without losing a cent of it. I lead the payments team at Harbourline; write to me at thandeka@mkhize.example.',
    locationTitle: 'Cape Town, Western Cape, South Africa',
    opportunityType: 'any',
    workplaceType: 'Remote',
    availability: 30,
    contractMin: 90,
    rate: 870,
    currency: 'ZAR',
    permanentRate: 1_300_000,
    permanentCurrency: 'ZAR',
    profilePicture: portraits.thandeka,
    cvUrl: null,
    cvName: null,
    industries: ['Information Technology'],
    skills: ['Python', 'Kafka'],
    languages: ['English', 'isiZulu'],
    workExperiences: [
      {
        uuid: '0199a1f4-7c1e-7a53-9c3d-000000000b01',
        title: 'Lead Data Engineer, Payments',
        company: 'Harbourline Bank',
        location: 'Cape Town',
        description: null,
        currentWork: true,
        startDate: '2026-01-01',
        endDate: null,
        skills: ['Kafka'],
      },
    ],
    qualifications: [],
  },
  approved: null,
  claim: null,
}

/** The same with what was approved before. */
export const sampleChange: VettingReview = {
  ...sampleReview,
  approved: {
    at: '2026-01-13T09:00:00.000Z',
    profile: {
      ...sampleReview.proposed,
      jobTitle: 'Senior Data Engineer',
      introduction:
        'Eleven years of moving money data without losing a cent of it. I build warehouses that finance people trust.',
      workExperiences: [],
    },
  },
}

const entry = (number: number, changes: Partial<VettingQueue['entries'][number]>): VettingQueue['entries'][number] => ({
  contractorUuid: `0199a1f4-7c1e-7a53-9c3d-000000000a0${number}`,
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  jobTitle: 'Data Engineer',
  profilePicture: portraits.thandeka,
  kind: 'change',
  changed: ['title', 'introduction', 'work'],
  waitingSince: '2026-03-01T16:20:00.000Z',
  claim: null,
  ...changes,
})

/** A queue of three. */
export const sampleQueue: VettingQueue = {
  entries: [
    entry(2, {
      firstName: 'Jonas',
      lastName: 'Weber',
      kind: 'new',
      changed: null,
      waitingSince: '2026-02-26T09:00:00.000Z',
    }),
    entry(1, {}),
    entry(3, {
      firstName: 'Inês',
      lastName: 'Carvalho',
      kind: 'again',
      changed: null,
      waitingSince: '2026-03-02T08:40:00.000Z',
      claim: {
        operatorUuid: '0199a1f4-7c1e-7a53-9c3d-0000000000d2',
        operatorName: 'Ruth Lekganyane',
        until: '2026-03-02T09:10:00.000Z',
      },
    }),
  ],
  total: 14,
  late: 3,
  oldestSince: '2026-02-26T09:00:00.000Z',
  medianSince: '2026-03-01T08:00:00.000Z',
  decidedToday: 12,
}
