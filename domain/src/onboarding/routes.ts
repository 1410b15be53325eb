/**
 * Who a page is for. 'public': signed-in visitors are redirected to their dashboard; 'upgrade-plan': public, and for signed-in visitors
 * while the upgrade flag is set; 'shared', 'contractor' and 'employer' need a login; 'account' too, but no verified address;
 * 'verification': public, and for signed-in visitors until their address is verified; 'home': the path '/'; 'never-redirected': everybody,
 * always.
 */
export type RouteAccess =
  | 'public'
  | 'upgrade-plan'
  | 'shared'
  | 'contractor'
  | 'employer'
  | 'account'
  | 'verification'
  | 'home'
  | 'never-redirected'

/** A page's path, its name for analytics, and who it is for. ':id' stands for one path segment. */
export interface Route {
  readonly path: string
  readonly name: string
  readonly access: RouteAccess
  /** Visiting it does not clear the upgrade flag. */
  readonly keepsUpgradeFlag?: true
}

/** The home page, the pages that sign in and out, and the page for unverified accounts. */
export const DASHBOARD_PATH = '/dashboard'
export const LOGIN_PATH = '/login'
export const LOGOUT_PATH = '/logout'
export const EMAIL_NOT_VERIFIED_PATH = '/email-not-verified'

/** The legal pages. Operators can configure other URLs. */
export const TERMS_PATH = '/terms'
export const PRIVACY_PATH = '/privacy'

/** Every page of the product. Rules: ONB-16, UI-1. */
export const ROUTES: readonly Route[] = [
  { path: '/', name: 'Home', access: 'home' },
  { path: '/sign-up', name: 'SignUp', access: 'public' },
  { path: '/sign-up/do-you-qualify', name: 'SignUpQualify', access: 'public' },
  { path: '/sign-up/subscription-details', name: 'SignUpSubscription', access: 'upgrade-plan' },
  { path: '/sign-up/details', name: 'SignUpDetails', access: 'public' },
  { path: '/sign-up/name', name: 'SignUpName', access: 'public' },
  { path: '/sign-up/password', name: 'SignUpPassword', access: 'public' },
  { path: '/sign-up/login-details', name: 'SignUpLoginDetails', access: 'public' },
  { path: '/sign-up/account-details', name: 'SignUpAccountDetails', access: 'public' },
  { path: '/sign-up/success', name: 'SignUpSuccess', access: 'public' },
  { path: '/sign-up/payment-details', name: 'SignUpPaymentDetails', access: 'upgrade-plan' },
  { path: '/sign-up/payment-detail', name: 'SignUpPaymentDetail', access: 'never-redirected', keepsUpgradeFlag: true },
  { path: '/sign-up/billing-details', name: 'SignUpBillingDetails', access: 'upgrade-plan' },
  { path: '/login', name: 'Login', access: 'public' },
  { path: '/request-password', name: 'RequestPassword', access: 'public' },
  { path: '/verify-email', name: 'VerifyEmail', access: 'verification' },
  { path: '/invite', name: 'Invite', access: 'never-redirected' },
  { path: '/email-not-verified', name: 'EmailNotVerified', access: 'verification' },
  { path: '/password-reset', name: 'PasswordReset', access: 'never-redirected' },
  { path: '/dashboard', name: 'Dashboard', access: 'shared' },
  { path: '/messages', name: 'Messages', access: 'shared' },
  { path: '/messages/:id', name: 'Conversation', access: 'shared' },
  { path: '/resume', name: 'Resume', access: 'contractor' },
  { path: '/notifications', name: 'Notifications', access: 'shared' },
  { path: '/connect', name: 'Connect', access: 'contractor' },
  { path: '/connect/:id', name: 'ConnectRequest', access: 'contractor' },
  { path: '/search-results', name: 'SearchResults', access: 'employer' },
  { path: '/bookmarks', name: 'Bookmarks', access: 'employer' },
  { path: '/settings/account', name: 'SettingsAccount', access: 'account' },
  { path: '/settings/privacy', name: 'SettingsPrivacy', access: 'account' },
  { path: '/settings/api', name: 'SettingsApi', access: 'shared' },
  { path: '/settings/notifications', name: 'SettingsNotifications', access: 'shared' },
  { path: '/settings/company', name: 'SettingsCompany', access: 'employer' },
  { path: '/settings/billing', name: 'SettingsBilling', access: 'employer' },
  { path: '/settings/team', name: 'SettingsTeam', access: 'employer' },
  { path: '/settings/invite-member', name: 'SettingsInviteMember', access: 'employer' },
  { path: '/settings/audit', name: 'SettingsAudit', access: 'employer' },
  { path: '/settings/webhooks', name: 'SettingsWebhooks', access: 'employer' },
  { path: '/settings/templates', name: 'SettingsTemplates', access: 'employer' },
  { path: '/settings/subscription', name: 'SettingsSubscription', access: 'employer' },
  { path: '/settings/subscription/annual', name: 'SettingsSubscriptionAnnual', access: 'employer' },
  { path: '/settings/subscription/seats', name: 'SettingsSubscriptionSeats', access: 'employer' },
  { path: '/settings/subscription/card', name: 'SettingsSubscriptionCard', access: 'employer' },
  { path: LOGOUT_PATH, name: 'Logout', access: 'account' },
  { path: TERMS_PATH, name: 'Terms', access: 'never-redirected' },
  { path: PRIVACY_PATH, name: 'Privacy', access: 'never-redirected' },
  // The operators' part decides itself, by sessions of its own.
  { path: '/staff', name: 'Staff', access: 'never-redirected' },
  { path: '/staff/link', name: 'StaffLink', access: 'never-redirected' },
  { path: '/staff/account', name: 'StaffAccount', access: 'never-redirected' },
  { path: '/staff/vetting', name: 'StaffVetting', access: 'never-redirected' },
  { path: '/staff/vetting/:id', name: 'StaffVettingReview', access: 'never-redirected' },
  { path: '/staff/vetting-rules', name: 'StaffVettingRules', access: 'never-redirected' },
  { path: '/staff/reports', name: 'StaffReports', access: 'never-redirected' },
  { path: '/staff/reports/:id', name: 'StaffReport', access: 'never-redirected' },
  { path: '/staff/invoices', name: 'StaffInvoices', access: 'never-redirected' },
  { path: '/staff/lists', name: 'StaffLists', access: 'never-redirected' },
  { path: '/staff/lists/:id', name: 'StaffList', access: 'never-redirected' },
  { path: '/staff/mails', name: 'StaffMails', access: 'never-redirected' },
  { path: '/staff/announcements', name: 'StaffAnnouncements', access: 'never-redirected' },
  { path: '/staff/system', name: 'StaffSystem', access: 'never-redirected' },
  { path: '/staff/log', name: 'StaffLog', access: 'never-redirected' },
  { path: '/staff/numbers', name: 'StaffNumbers', access: 'never-redirected' },
  { path: '/staff/invoices/:id', name: 'StaffInvoice', access: 'never-redirected' },
  { path: '/staff/people', name: 'StaffPeople', access: 'never-redirected' },
  { path: '/staff/people/:id', name: 'StaffPerson', access: 'never-redirected' },
  { path: '/staff/companies', name: 'StaffCompanies', access: 'never-redirected' },
  { path: '/staff/companies/:id', name: 'StaffCompany', access: 'never-redirected' },
  { path: '/staff/operators', name: 'StaffOperators', access: 'never-redirected' },
  { path: '/dev/payments', name: 'DevPayments', access: 'never-redirected' },
]

const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '')

/** Finds the page of a path, null if there is none. Query, fragment and a trailing slash are ignored. */
export const findRoute = (path: string): Route | null => {
  const segments = segmentsOf(path)
  const found = ROUTES.find((route) => {
    const pattern = segmentsOf(route.path)
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
  return found ?? null
}
