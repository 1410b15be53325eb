import type { SessionDescription, SignUpOptions } from '@guildhall/domain/onboarding'
import { channelName, type NotificationList, type SystemMessageList } from '@guildhall/domain/notifications'
import { toMajorUnits, type Uuid } from '@guildhall/domain/shared'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/reference'
import type { CurrentSessionWire, SessionAnswer, SignUpOptionsWire } from '@guildhall/rest-contract'
import { SEARCH_APPLICATION_ID } from '../requests/access.ts'
import { billingInfoOf } from './billing.mapper.ts'
import { companyOf } from './company.mapper.ts'
import { notificationOf, preferencesOf, systemMessageOf } from './notification.mapper.ts'
import { detailsOf, userOf } from './user.mapper.ts'

/** How a session is asked for: where this caller reaches us, and when. */
export interface SessionSurroundings {
  readonly origin: string
  readonly now: Date
}

/** What the whole answer holds beside the session. */
export interface SessionLists {
  /** Null where the cookie carries it. */
  readonly token: string | null
  readonly bookmarks: readonly Uuid[]
  readonly notifications: NotificationList
  readonly systemMessages: SystemMessageList
}

const socketOf = (origin: string): string => `${origin.replace(/^http/, 'ws')}/graphql`

const realtimeOf = (
  { account, channelSequence, channelToken }: SessionDescription,
  origin: string,
): SessionAnswer['realtime'] =>
  channelToken === null
    ? null
    : {
        channel: channelName(account.uuid),
        token: channelToken.token,
        url: socketOf(origin),
        expiresAt: channelToken.expiresAt.toISOString(),
        sequence: channelSequence,
      }

const searchOf = ({ searchKey, signingUp }: SessionDescription): SessionAnswer['search'] =>
  searchKey === null || signingUp
    ? null
    : {
        applicationId: SEARCH_APPLICATION_ID,
        apiKey: searchKey.token,
        indexName: 'users',
        expiresAt: searchKey.expiresAt.toISOString(),
      }

/** The answer to GET /v0/session. */
export const currentSessionOf = (session: SessionDescription, about: SessionSurroundings): CurrentSessionWire => {
  const { account, employer, exchangeRates, profile } = session
  const country = profile?.countryCode ?? employer?.company.countryCode ?? DEFAULT_COUNTRY_CODE
  return {
    signingUp: session.signingUp,
    signUpStep: session.signUpStep,
    user: userOf(account, {
      profile,
      twoFactor: session.twoFactor,
      accountType: employer?.company.accountType ?? null,
      location: country,
    }),
    details: profile === null ? null : detailsOf(profile, account.emailVerifiedAt !== null, about.now),
    preferences: preferencesOf(session.preferences),
    industries: [...(profile?.industries ?? [])],
    skills: [...(profile?.skills ?? [])],
    languages: [...(profile?.languages ?? [])],
    exchangeRates: { ...exchangeRates.rates, [exchangeRates.base]: 1 },
    exchangeRatesDate: exchangeRates.date,
    company: employer === null ? null : companyOf(employer),
    billingInfo: employer === null || employer.billingDetails === null ? null : billingInfoOf(employer.billingDetails),
    realtime: realtimeOf(session, about.origin),
    search: searchOf(session),
  }
}

/** The answer to a login and to GET /v0/user. Rule: ONB-23. */
export const sessionAnswerOf = (
  session: SessionDescription,
  about: SessionSurroundings,
  { bookmarks, notifications, systemMessages, token }: SessionLists,
): SessionAnswer => {
  const { preferences, ...current } = currentSessionOf(session, about)
  return {
    ...current,
    token,
    notifications: {
      notifications: notifications.items.map(notificationOf),
      unread: notifications.unread,
      preferences,
      systemMessages: systemMessages.items.map(systemMessageOf),
      unreadSystemMessages: systemMessages.unread,
    },
    bookmarks: [...bookmarks],
    productUuid: null,
  }
}

/** What a visitor can sign up for. */
export const signUpOptionsOf = (options: SignUpOptions): SignUpOptionsWire => ({
  location: { countryCode: options.countryCode, paymentRegion: options.paymentRegion },
  planBase: {
    basePrice: options.planBase.basePrice,
    region: options.planBase.region,
    currency: options.planBase.currency,
    symbol: options.planBase.symbol,
  },
  paymentService: options.paymentService,
  products: options.products.map(({ interval, seatPrice, size, uuid }) => ({
    uuid,
    companySize: size,
    interval,
    seatPrice: toMajorUnits(seatPrice),
    currency: seatPrice.currency,
  })),
})
