import { describe, expect, it } from 'vitest'
import { decideRoute, isOpenToUnverified, returnsAfterLogin, type RouteViewer } from './route-guard.ts'
import { ROUTES, findRoute } from './routes.ts'

const nobody: RouteViewer = null
const contractor: RouteViewer = { userType: 'contractor', verified: true }
const employer: RouteViewer = { userType: 'employer', verified: true }
const unverified: RouteViewer = { userType: 'contractor', verified: false }
const off = { upgradePlan: false, landingPage: false }

const STAY = null
const HOME = '/dashboard'
const LOGIN = '/login'
const VERIFY = '/email-not-verified'

/** The expected result for: signed out, contractor, employer, employer during an upgrade, unverified. */
const expectations = {
  public: [STAY, HOME, HOME, HOME, VERIFY],
  upgrade: [STAY, HOME, HOME, STAY, VERIFY],
  verification: [STAY, HOME, HOME, HOME, STAY],
  exempt: [STAY, STAY, STAY, STAY, STAY],
  shared: [LOGIN, STAY, STAY, STAY, VERIFY],
  account: [LOGIN, STAY, STAY, STAY, STAY],
  contractor: [LOGIN, STAY, HOME, HOME, VERIFY],
  employer: [LOGIN, HOME, STAY, STAY, VERIFY],
  home: [LOGIN, HOME, HOME, HOME, VERIFY],
} as const

const table: readonly (readonly [path: string, kind: keyof typeof expectations])[] = [
  ['/', 'home'],
  ['/sign-up/', 'public'],
  ['/sign-up/do-you-qualify', 'public'],
  ['/sign-up/subscription-details', 'upgrade'],
  ['/sign-up/details', 'public'],
  ['/sign-up/name', 'public'],
  ['/sign-up/password', 'public'],
  ['/sign-up/login-details', 'public'],
  ['/sign-up/account-details', 'public'],
  ['/sign-up/success', 'public'],
  ['/sign-up/payment-details', 'upgrade'],
  ['/sign-up/payment-detail', 'exempt'],
  ['/sign-up/billing-details', 'upgrade'],
  ['/login', 'public'],
  ['/request-password', 'public'],
  ['/verify-email?uuid=1&hash=2', 'verification'],
  ['/invite', 'exempt'],
  ['/email-not-verified', 'verification'],
  ['/password-reset', 'exempt'],
  ['/dashboard', 'shared'],
  ['/messages', 'shared'],
  ['/messages/0190', 'shared'],
  ['/resume?edit=MainProfile', 'contractor'],
  ['/notifications', 'shared'],
  ['/connect', 'contractor'],
  ['/connect/0190', 'contractor'],
  ['/search-results', 'employer'],
  ['/bookmarks', 'employer'],
  ['/settings/account', 'account'],
  ['/settings/privacy', 'account'],
  ['/settings/api', 'shared'],
  ['/settings/webhooks', 'employer'],
  ['/settings/notifications', 'shared'],
  ['/settings/company', 'employer'],
  ['/settings/billing', 'employer'],
  ['/settings/team', 'employer'],
  ['/settings/invite-member', 'employer'],
  ['/settings/audit', 'employer'],
  ['/settings/templates', 'employer'],
  ['/settings/subscription', 'employer'],
  ['/settings/subscription/annual', 'employer'],
  ['/settings/subscription/seats', 'employer'],
  ['/settings/subscription/card', 'employer'],
  ['/logout', 'account'],
  ['/terms', 'exempt'],
  ['/privacy', 'exempt'],
  ['/staff', 'exempt'],
  ['/staff/link', 'exempt'],
  ['/staff/account', 'exempt'],
  ['/staff/reports', 'exempt'],
  ['/staff/reports/0190', 'exempt'],
  ['/staff/mails', 'exempt'],
  ['/staff/announcements', 'exempt'],
  ['/staff/system', 'exempt'],
  ['/staff/log', 'exempt'],
  ['/staff/numbers', 'exempt'],
  ['/staff/lists', 'exempt'],
  ['/staff/lists/skills', 'exempt'],
  ['/staff/invoices', 'exempt'],
  ['/staff/invoices/0190', 'exempt'],
  ['/staff/people', 'exempt'],
  ['/staff/people/0190', 'exempt'],
  ['/staff/companies', 'exempt'],
  ['/staff/companies/0190', 'exempt'],
  ['/staff/vetting', 'exempt'],
  ['/staff/vetting/0190', 'exempt'],
  ['/staff/vetting-rules', 'exempt'],
  ['/staff/operators', 'exempt'],
  ['/dev/payments', 'exempt'],
]

describe('the route guard', () => {
  // ONB-17, ONB-18, ONB-20, ONB-21
  it.each(table)('treats %s as %s', (path, kind) => {
    const route = findRoute(path)
    expect(route).not.toBeNull()
    const decisions = [
      decideRoute(route, nobody, off),
      decideRoute(route, contractor, off),
      decideRoute(route, employer, off),
      decideRoute(route, employer, { ...off, upgradePlan: true }),
      decideRoute(route, unverified, off),
    ]
    expect(decisions.map(({ redirectTo }) => redirectTo)).toEqual(expectations[kind])
  })

  // ONB-16, UI-1, UI-4
  it('finds every page of the table and no other', () => {
    const listed = table.map(([path]) => findRoute(path)?.path)
    expect(new Set(listed)).toEqual(new Set(ROUTES.map(({ path }) => path)))
    expect(listed).toHaveLength(ROUTES.length)
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length)
  })

  // ONB-19
  it('keeps the upgrade flag on pages of the upgrade and clears it on all others', () => {
    const kept = ROUTES.filter((route) => decideRoute(route, employer, { ...off, upgradePlan: true }).upgradePlan)
    expect(kept.map(({ path }) => path)).toEqual([
      '/sign-up/subscription-details',
      '/sign-up/payment-details',
      '/sign-up/payment-detail',
      '/sign-up/billing-details',
    ])
    expect(ROUTES.some((route) => decideRoute(route, employer, off).upgradePlan)).toBe(false)
  })

  // ONB-21
  it('opens to unverified accounts of both kinds the verification, their account and their privacy, and no other page', () => {
    const kinds: readonly RouteViewer[] = [unverified, { userType: 'employer', verified: false }]
    for (const viewer of kinds) {
      const open = ROUTES.filter(
        (route) => route.access !== 'never-redirected' && decideRoute(route, viewer, off).redirectTo === null,
      ).map(({ path }) => path)
      expect(open).toEqual([
        '/verify-email',
        '/email-not-verified',
        '/settings/account',
        '/settings/privacy',
        '/logout',
      ])
    }
    expect(ROUTES.filter(({ path }) => isOpenToUnverified(path))).toEqual(
      ROUTES.filter((route) => decideRoute(route, unverified, { ...off, upgradePlan: true }).redirectTo === null),
    )
  })

  // ONB-22
  it('shows the landing page on "/" while its flag is set', () => {
    const flags = { upgradePlan: false, landingPage: true }
    const viewers = [nobody, contractor, employer, unverified]
    expect(viewers.map((viewer) => decideRoute(findRoute('/'), viewer, flags).redirectTo)).toEqual([
      STAY,
      STAY,
      STAY,
      VERIFY,
    ])
  })

  it('never redirects in circles', () => {
    const viewers = [nobody, contractor, employer, unverified]
    const second = ROUTES.flatMap((route) =>
      viewers.map((viewer) => {
        const { redirectTo, upgradePlan } = decideRoute(route, viewer, off)
        return redirectTo === null
          ? null
          : decideRoute(findRoute(redirectTo), viewer, { ...off, upgradePlan }).redirectTo
      }),
    )
    expect(new Set(second)).toEqual(new Set([null]))
  })

  // ONB-17
  it('returns after the login to every page that needs one, except the page that signs out', () => {
    const needLogin = ROUTES.filter((route) => decideRoute(route, nobody, off).redirectTo === LOGIN)
    expect(needLogin.filter(({ path }) => !returnsAfterLogin(path)).map(({ path }) => path)).toEqual(['/', '/logout'])
    expect(returnsAfterLogin('/logout/?again=1')).toBe(false)
    expect(returnsAfterLogin('/search-results?q=data')).toBe(true)
  })

  // ONB-16
  it('does not redirect unknown addresses', () => {
    expect(findRoute('/no-such-page')).toBeNull()
    expect(findRoute('/messages/1/2')).toBeNull()
    expect(decideRoute(null, nobody, off)).toEqual({ redirectTo: null, upgradePlan: false })
  })
})
