import type { SessionDescription, SignUpOptions } from '@guildhall/domain/onboarding'
import { channelOf, type NotificationList, type SystemMessageList } from '@guildhall/domain/notifications'
import { DEFAULT_COUNTRY_CODE, majorOf } from '@guildhall/domain/shared'
import type { SessionAnswer, SignUpOptionsWire } from '@guildhall/rest-contract'
import { SEARCH_APPLICATION_ID } from '../requests/access.ts'
import { billingInfoOf } from './billing.mapper.ts'
import { companyOf } from './company.mapper.ts'
import { notificationOf, preferencesOf, systemMessageOf } from './notification.mapper.ts'
import { detailsOf, userOf } from './user.mapper.ts'

/** What the answer needs beside the session's description. */
export interface SessionSurroundings {
  /** Null where the cookie carries it. */
  readonly token: string | null
  readonly notifications: NotificationList
  readonly systemMessages: SystemMessageList
  /** Where this caller reaches us. */
  readonly origin: string
  readonly now: Date
}

const socketOf = (origin: string): string => `${origin.replace(/^http/, 'ws')}/graphql`

const realtimeOf = (
  { account, channelSequence, channelToken }: SessionDescription,
  origin: string,
): SessionAnswer['realtime'] =>
  channelToken === null
    ? null
    : {
        channel: channelOf(account.uuid),
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

/** The answer to a login and to GET /v0/user. Rule: ONB-23. */
export const sessionAnswerOf = (session: SessionDescription, about: SessionSurroundings): SessionAnswer => {
  const { account, employer, exchangeRates, profile } = session
  const country = profile?.countryCode ?? employer?.company.countryCode ?? DEFAULT_COUNTRY_CODE
  return {
    token: about.token,
    signingUp: session.signingUp,
    signUpStep: session.signUpStep,
    user: userOf(account, {
      profile,
      twoFactor: session.twoFactor,
      accountType: employer?.company.accountType ?? null,
      location: country,
    }),
    details: profile === null ? null : detailsOf(profile, account.emailVerifiedAt !== null, about.now),
    notifications: {
      notifications: about.notifications.items.map(notificationOf),
      unread: about.notifications.unread,
      preferences: preferencesOf(session.preferences),
      systemMessages: about.systemMessages.items.map(systemMessageOf),
      unreadSystemMessages: about.systemMessages.unread,
    },
    industries: [...(profile?.industries ?? [])],
    skills: [...(profile?.skills ?? [])],
    languages: [...(profile?.languages ?? [])],
    exchangeRates: { ...exchangeRates.rates, [exchangeRates.base]: 1 },
    exchangeRatesDate: exchangeRates.date,
    company: employer === null ? null : companyOf(employer),
    billingInfo: employer === null || employer.billingDetails === null ? null : billingInfoOf(employer.billingDetails),
    bookmarks: [...session.bookmarks],
    productUuid: null,
    realtime: realtimeOf(session, about.origin),
    search: searchOf(session),
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
    seatPrice: majorOf(seatPrice),
    currency: seatPrice.currency,
  })),
})
