import type { CurrentSessionWire, SessionAnswer } from '../wire/session.ts'
import { companyExample, employerExample, EMPLOYER, NOW } from './people.ts'

/** An employer’s session in a login response. */
export const sessionExample: SessionAnswer = {
  token: null,
  signingUp: false,
  signUpStep: 'complete',
  user: employerExample,
  details: null,
  notifications: {
    notifications: [],
    unread: 0,
    preferences: { system: true, requestConnections: true, messagesReplies: true },
    systemMessages: [],
    unreadSystemMessages: 0,
  },
  industries: [],
  skills: [],
  languages: [],
  exchangeRates: { usd: 1, aud: 1.52, zar: 18.4 },
  exchangeRatesDate: '2026-11-20',
  exchangeRatesStale: false,
  viewedUntil: null,
  company: companyExample,
  billingInfo: null,
  bookmarks: [],
  productUuid: null,
  realtime: {
    channel: `private-${EMPLOYER}`,
    token: 'eyJ…',
    url: 'wss://guildhall.example/graphql',
    expiresAt: NOW,
    sequence: 41,
  },
  search: { applicationId: 'guildhall', apiKey: 'eyJ…', indexName: 'users', expiresAt: NOW },
}

const { bookmarks: _bookmarks, notifications, productUuid: _productUuid, token: _token, ...current } = sessionExample

/** The same employer’s session in GET /v0/session. */
export const currentSessionExample: CurrentSessionWire = { ...current, preferences: notifications.preferences }
