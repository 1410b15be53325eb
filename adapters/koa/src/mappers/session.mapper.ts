import type { SessionDescription, SignUpOptions } from '@guildhall/domain/onboarding'
import { channelName, type SessionLists } from '@guildhall/domain/notifications'
import { toMajorUnits } from '@guildhall/domain/shared'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/reference'
import type { CurrentSessionWire, SessionAnswer, SignUpOptionsWire } from '@guildhall/rest-contract'
import { SEARCH_APPLICATION_ID } from '../requests/access.ts'
import { toBillingInfoWire } from './billing.mapper.ts'
import { toCompanyWire } from './company.mapper.ts'
import { toNotificationWire, toPreferencesWire, toSystemMessageWire } from './notification.mapper.ts'
import { toContractorDetailsWire, toUserWire } from './user.mapper.ts'

/** The context of a session request: the caller's origin and the current time. */
export interface SessionContext {
  readonly origin: string
  readonly now: Date
}

/** What the full answer contains besides the session. */
export interface SessionRest extends SessionLists {
  /** Null if the cookie carries it. */
  readonly token: string | null
}

const toSocketUrl = (origin: string): string => `${origin.replace(/^http/, 'ws')}/graphql`

const toRealtimeWire = (
  { account, channelSequence, channelToken }: SessionDescription,
  origin: string,
): SessionAnswer['realtime'] =>
  channelToken === null
    ? null
    : {
        channel: channelName(account.uuid),
        token: channelToken.token,
        url: toSocketUrl(origin),
        expiresAt: channelToken.expiresAt.toISOString(),
        sequence: channelSequence,
      }

const toSearchWire = ({ searchKey, signingUp }: SessionDescription): SessionAnswer['search'] =>
  searchKey === null || signingUp
    ? null
    : {
        applicationId: SEARCH_APPLICATION_ID,
        apiKey: searchKey.token,
        indexName: 'users',
        expiresAt: searchKey.expiresAt.toISOString(),
      }

/** The answer to GET /v0/session. */
export const toCurrentSessionWire = (session: SessionDescription, context: SessionContext): CurrentSessionWire => {
  const { account, employer, exchangeRates, profile } = session
  const country = profile?.countryCode ?? employer?.company.countryCode ?? DEFAULT_COUNTRY_CODE
  return {
    signingUp: session.signingUp,
    signUpStep: session.signUpStep,
    user: toUserWire(account, {
      profile,
      twoFactor: session.twoFactor,
      accountType: employer?.company.accountType ?? null,
      location: country,
    }),
    details:
      profile === null
        ? null
        : toContractorDetailsWire(profile, session.vettingReasons, {
            emailVerified: account.emailVerifiedAt !== null,
            now: context.now,
          }),
    preferences: toPreferencesWire(session.preferences),
    industries: [...(profile?.industries ?? [])],
    skills: [...(profile?.skills ?? [])],
    languages: [...(profile?.languages ?? [])],
    exchangeRates: { ...exchangeRates.rates, [exchangeRates.base]: 1 },
    exchangeRatesDate: exchangeRates.date,
    exchangeRatesStale: exchangeRates.isStale === true,
    company: employer === null ? null : toCompanyWire(employer),
    billingInfo:
      employer === null || employer.billingDetails === null ? null : toBillingInfoWire(employer.billingDetails),
    realtime: toRealtimeWire(session, context.origin),
    search: toSearchWire(session),
    viewedUntil: session.viewedUntil?.toISOString() ?? null,
  }
}

/** The answer to a login and to GET /v0/user. Rule: ONB-23. */
export const toSessionAnswer = (
  session: SessionDescription,
  context: SessionContext,
  { token, ...lists }: SessionRest,
): SessionAnswer => {
  const { preferences, ...current } = toCurrentSessionWire(session, context)
  return {
    ...current,
    token,
    notifications: {
      notifications: lists.notifications.items.map(toNotificationWire),
      unread: lists.unreadNotifications,
      preferences,
      systemMessages: lists.systemMessages.items.map(toSystemMessageWire),
      unreadSystemMessages: lists.unreadSystemMessages,
    },
    bookmarks: [...lists.bookmarks],
    productUuid: null,
  }
}

/** What a visitor can sign up for. */
export const toSignUpOptionsWire = (options: SignUpOptions): SignUpOptionsWire => ({
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
