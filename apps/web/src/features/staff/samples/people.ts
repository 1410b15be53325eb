import type {
  CompanyEntry,
  CompanyOverview,
  Found,
  LoggedAction,
  PersonEntry,
  PersonOverview,
} from '../api/use-look-up.ts'

const idle = (): void => undefined

/** A list of which there is no more. */
export const sampleFound = <Item>(items: readonly Item[], hasMore = false): Found<Item> => ({
  items,
  hasMore,
  isLoadingMore: false,
  onLoadMore: idle,
})

const person = (number: number, changes: Partial<PersonEntry>): PersonEntry => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000060${number}`,
  userType: 'contractor',
  email: 'thandeka@example.com',
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  companyName: null,
  vettingStatus: 'approved',
  emailVerifiedAt: '2026-01-12T09:05:00.000Z',
  suspendedAt: null,
  deletionRequestedAt: null,
  createdAt: '2026-01-12T09:00:00.000Z',
  ...changes,
})

/** People in every state. */
export const samplePeople: readonly PersonEntry[] = [
  person(1, {}),
  person(2, {
    userType: 'employer',
    firstName: 'Dana',
    lastName: 'Reyes',
    email: 'dana@kestrelfreight.example',
    companyName: 'Kestrel Freight',
    vettingStatus: null,
  }),
  person(3, {
    firstName: 'Sipho',
    lastName: 'Dlamini',
    email: 'sipho@example.com',
    suspendedAt: '2026-02-20T09:00:00.000Z',
  }),
  person(4, {
    firstName: 'Amara',
    lastName: 'Osei',
    email: 'amara@example.com',
    emailVerifiedAt: null,
    vettingStatus: 'incomplete',
  }),
  person(5, { firstName: 'Jonas', lastName: 'Eklund', email: 'jonas@example.com', vettingStatus: 'pending' }),
  person(6, {
    firstName: 'Ravi',
    lastName: 'Pillai',
    email: 'ravi@example.com',
    deletionRequestedAt: '2026-02-27T09:00:00.000Z',
  }),
]

const action = (number: number, changes: Partial<LoggedAction>): LoggedAction => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000070${number}`,
  action: 'account-sessions-ended',
  actorName: 'Callum Nguyen',
  details: { sessions: 2 },
  at: '2026-03-01T16:20:00.000Z',
  ...changes,
})

/** A contractor who was suspended once. */
export const samplePerson: PersonOverview = {
  ...person(1, {}),
  mobile: '+27821234567',
  signUpStep: 'complete',
  profileImage: null,
  firstLoginAt: '2026-01-12T09:06:00.000Z',
  company: null,
  profile: { jobTitle: 'Lead Data Engineer', paused: false, updatedAt: '2026-03-01T16:20:00.000Z' },
  hasTwoFactor: true,
  passkeys: 1,
  providers: ['google'],
  devices: [
    {
      uuid: '0199a1f4-7c1e-7a53-9c3d-0000000005e1',
      device: 'Firefox on Linux',
      address: '192.0.2.1',
      createdAt: '2026-02-20T08:00:00.000Z',
      lastSeenAt: '2026-03-02T08:40:00.000Z',
    },
    {
      uuid: '0199a1f4-7c1e-7a53-9c3d-0000000005e2',
      device: 'Safari on iPhone',
      address: '198.51.100.24',
      createdAt: '2026-02-11T18:00:00.000Z',
      lastSeenAt: '2026-02-28T21:12:00.000Z',
    },
  ],
  conversations: 4,
  reportsSent: 0,
  reportsReceived: 1,
  log: [
    action(1, {}),
    action(2, {
      action: 'account-suspension-lifted',
      details: { reason: 'The account had been taken over; the password is new' },
      at: '2026-02-19T10:02:00.000Z',
    }),
    action(3, {
      action: 'account-suspended',
      details: { reason: 'Sends the same text to everybody' },
      at: '2026-02-18T09:15:00.000Z',
    }),
    action(4, { action: 'profile-decided', details: {}, at: '2026-01-13T09:00:00.000Z' }),
  ],
}

const company = (number: number, changes: Partial<CompanyEntry>): CompanyEntry => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000080${number}`,
  name: 'Kestrel Freight',
  website: 'https://kestrelfreight.example',
  verification: 'domain_verified',
  accountType: 'trial',
  trialEndsAt: '2026-03-10T09:00:00.000Z',
  subscriptionStatus: 'none',
  createdAt: '2026-02-24T09:00:00.000Z',
  members: 3,
  ...changes,
})

/** Companies in every state. */
export const sampleCompanies: readonly CompanyEntry[] = [
  company(1, {}),
  company(2, {
    name: 'Harbour Works',
    verification: 'verified',
    accountType: 'paid',
    subscriptionStatus: 'active',
    members: 12,
  }),
  company(3, {
    name: 'Summit Labs',
    verification: 'unverified',
    website: null,
    trialEndsAt: '2026-02-01T09:00:00.000Z',
    members: 1,
  }),
  company(4, { name: 'Blue Crane', accountType: 'paid', subscriptionStatus: 'past_due', members: 5 }),
]

/** A company on trial that has used most of its contacts. */
export const sampleCompany: CompanyOverview = {
  ...company(1, {}),
  email: 'office@kestrelfreight.example',
  mobile: null,
  image: null,
  employeeCount: '11-50',
  seats: 3,
  billedAnnually: false,
  freeContactsUsed: 4,
  freeContactsLeft: 1,
  paidUntil: null,
  mayContact: true,
  team: [
    {
      uuid: '0199a1f4-7c1e-7a53-9c3d-000000000602',
      firstName: 'Dana',
      lastName: 'Reyes',
      email: 'dana@kestrelfreight.example',
      role: 'admin',
      suspendedAt: null,
    },
    {
      uuid: '0199a1f4-7c1e-7a53-9c3d-000000000609',
      firstName: 'Malik',
      lastName: 'Haddad',
      email: 'malik@kestrelfreight.example',
      role: 'recruiter',
      suspendedAt: '2026-02-28T09:00:00.000Z',
    },
  ],
  conversations: 12,
  openInvoices: 0,
  reportsReceived: 0,
  log: [
    action(5, { action: 'trial-extended', details: { days: 14, reason: 'Asked by phone' } }),
    action(6, { action: 'company-saved', actorName: 'Dana Reyes', details: {}, at: '2026-02-25T11:00:00.000Z' }),
  ],
}
