import { DASHBOARD_PATH } from '../onboarding/index.ts'
import type { Uuid } from '../shared/index.ts'

/** The links of mails. `publicUrl` is the configured public URL, never the request's host. Rule: IDEN-22. */
export interface Links {
  /** 'https://hire.example.com' */
  readonly publicUrl: string
}

/** Paths of pages that system messages link to. */
export const RESUME_PATH = '/resume?edit=MainProfile'
export const COMPANY_SETTINGS_PATH = '/settings/company'

export const SUBSCRIPTION_PATH = '/settings/subscription'
export const BILLING_PATH = '/settings/billing'
export const CARD_PATH = '/settings/subscription/card'
export const ACCOUNT_SETTINGS_PATH = '/settings/account'
export const API_SETTINGS_PATH = '/settings/api'
export const WEBHOOK_SETTINGS_PATH = '/settings/webhooks'
/** The page of a request that waits for the contractor's answer. */
export const requestPath = (conversationUuid: Uuid): string => `/connect/${conversationUuid}`

const toUrl = ({ publicUrl }: Links, path: string): string => `${publicUrl.replace(/\/+$/, '')}${path}`

export const requestLink = (links: Links, conversationUuid: Uuid): string => toUrl(links, requestPath(conversationUuid))
export const conversationLink = (links: Links, conversationUuid: Uuid): string =>
  toUrl(links, `/messages/${conversationUuid}`)
export const logInLink = (links: Links): string => toUrl(links, '/login')
export const dashboardLink = (links: Links): string => toUrl(links, DASHBOARD_PATH)
export const resumeLink = (links: Links): string => toUrl(links, RESUME_PATH)
export const companySettingsLink = (links: Links): string => toUrl(links, COMPANY_SETTINGS_PATH)
export const billingLink = (links: Links): string => toUrl(links, BILLING_PATH)
export const cardLink = (links: Links): string => toUrl(links, CARD_PATH)
export const subscriptionLink = (links: Links): string => toUrl(links, SUBSCRIPTION_PATH)
export const accountSettingsLink = (links: Links): string => toUrl(links, ACCOUNT_SETTINGS_PATH)
export const apiSettingsLink = (links: Links): string => toUrl(links, API_SETTINGS_PATH)
export const requestPasswordLink = (links: Links): string => toUrl(links, '/request-password')
/** The page for setting a new password. */
export const passwordResetLink = (links: Links, email: string, token: string): string =>
  toUrl(links, `/password-reset?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`)
/** The page that takes back an address. Rule: IDEN-47. */
export const emailRestorationLink = (links: Links, token: string): string =>
  toUrl(links, `/restore-email?token=${encodeURIComponent(token)}`)
/** The page that switches off one kind of mail by a signed token, without a login. */
export const unsubscribePage = (links: Links, token: string): string =>
  toUrl(links, `/unsubscribe?token=${encodeURIComponent(token)}`)
/** The search page; `address` is its query string. */
export const searchPath = (address: string): string =>
  address === '' ? '/search-results' : `/search-results?${address}`
export const searchLink = (links: Links, address: string): string => toUrl(links, searchPath(address))
/** The page of the team settings. */
export const teamSettingsLink = (links: Links): string => toUrl(links, '/settings/team')
/** The landing page of an invite. Rule: COMP-24. */
export const inviteLink = (links: Links, token: string): string =>
  toUrl(links, `/invite?token=${encodeURIComponent(token)}`)
/** The absolute URL of a path of the product. */
export const linkTo = (links: Links, path: string): string => toUrl(links, path)
/** The page of the mail preferences. */
export const preferencesLink = (links: Links): string => toUrl(links, '/settings/notifications')
