import type { CompanyWire, CurrentSessionWire, SessionAnswer } from '@guildhall/rest-contract/client'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'

export const sampleRates: ExchangeRateTable = {
  date: '2026-11-20',
  base: 'usd',
  rates: { usd: 1, zar: 18.37, aud: 1.52 },
}

/** Kestrel Freight, on a paid plan. */
export const sampleCompany: CompanyWire = {
  uuid: sampleUuid(800),
  name: 'Kestrel Freight',
  website: 'https://kestrelfreight.example',
  email: null,
  mobile: null,
  companyImage: '/logo.webp',
  employeeCount: '11-50',
  seats: 3,
  billedAnually: false,
  includeTrial: null,
  isAdmin: true,
  role: 'admin',
  activeSubscription: 1,
  subscriptionStatus: 'active',
  nextInstallment: '2026-12-10T00:00:00.000Z',
  readableNextInstallment: '10 December 2026',
  paidUntil: '2026-12-10T00:00:00.000Z',
  accountType: 'paid',
  invoicePending: false,
  waitingInvoice: null,
  verification: 'domain_verified',
  entitlements: {
    search: true,
    contact: true,
    bookmarks: true,
    seats: 3,
    freeContactsLeft: null,
    freeContactsTotal: 5,
    replyUntil: null,
    reason: null,
  },
  missingForContact: [],
}

/** Dana Whitfield of Kestrel Freight, on a paid plan; `overrides` replace properties of the company. */
export const sampleSession = (overrides: Partial<CompanyWire> = {}): CurrentSessionWire => ({
  signingUp: false,
  signUpStep: 'complete',
  user: {
    uuid: sampleUuid(700),
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@kestrelfreight.example',
    mobile: null,
    userType: 'employer',
    profileImage: '/dana.webp',
    emailVerified: true,
    vettingStatus: null,
    status: null,
    accountType: 'paid',
    justVerified: false,
    firstLogin: false,
    profileJustVerified: false,
    location: 'US',
    twoFactor: false,
    createdAt: '2026-10-01T08:00:00.000Z',
  },
  details: null,
  preferences: { system: true, requestConnections: true, messagesReplies: true },
  industries: [],
  skills: [],
  languages: [],
  exchangeRates: { ...sampleRates.rates },
  exchangeRatesDate: sampleRates.date,
  exchangeRatesStale: false,
  viewedUntil: null,
  company: { ...sampleCompany, ...overrides },
  billingInfo: null,
  realtime: null,
  search: { applicationId: 'guildhall', apiKey: 'sample', indexName: 'users', expiresAt: '2026-11-21T08:00:00.000Z' },
})

/** The response of the login for the same user. */
export function sampleLogin(): SessionAnswer {
  const { preferences, ...session } = sampleSession()
  return {
    ...session,
    token: null,
    notifications: { notifications: [], unread: 0, preferences, systemMessages: [], unreadSystemMessages: 0 },
    bookmarks: [],
    productUuid: null,
  }
}

/** An invoice that waits, due in 12 days. */
export const sampleInvoicePending = {
  invoicePending: true,
  waitingInvoice: { number: 'GH-000018', dueAt: '2026-12-02T09:00:00.000Z' },
} as const satisfies Partial<CompanyWire>

/** A member who pays, but may not search. */
export const billingManager = { role: 'billing', isAdmin: false } as const satisfies Partial<CompanyWire>

/** A trial with 2 of 5 free requests and 9 days left. */
export const trialCompany: Partial<CompanyWire> = {
  accountType: 'trial',
  subscriptionStatus: 'none',
  activeSubscription: 0,
  nextInstallment: null,
  readableNextInstallment: null,
  paidUntil: null,
  includeTrial: '2026-11-29T14:00:00.000Z',
  entitlements: { ...sampleCompany.entitlements, bookmarks: false, freeContactsLeft: 2 },
}
