import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { LOGOUT_PATH, PRIVACY_PATH, TERMS_PATH } from '@guildhall/domain/onboarding'
import { LoginRoute } from '../features/sign-in/index.ts'
import { parseAddress, type SearchRecord, writeAddress } from './address.ts'
import { redirectFor, sessionQuery } from '../features/session/index.ts'
import { withMissingPartError } from '../shared/errors/missing-part.ts'
import { RootFailed, RouteFailed } from './errors/RouteFailed.tsx'
import { Root } from './Root.tsx'

interface RouterContext {
  readonly queries: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: RootFailed,
  notFoundComponent: lazyRouteComponent(
    () => withMissingPartError(import('../features/not-found/routes/NotFoundPage.tsx')),
    'NotFoundPage',
  ),
  validateSearch: (search): SearchRecord => search as SearchRecord,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    const redirection = redirectFor(location, session)
    if (redirection !== null) throw redirect({ ...redirection, replace: true })
  },
})

/** Pages of signed-in users are in the frame with the navigation, which sign-in and sign-up pages do not load. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => withMissingPartError(import('./shell/index.ts')), 'Shell'),
})
const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: Outlet })

const home = createRoute({
  getParentRoute: () => bare,
  path: '/',
  // The guard redirects signed-in users, unless the landing page was requested.
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/landing/routes/LandingRoute.tsx')),
    'LandingRoute',
  ),
})
const login = createRoute({
  getParentRoute: () => bare,
  path: '/login',
  // The login page is a visitor's first page, so it is part of the entry chunk and needs no second request.
  component: LoginRoute,
})
const requestPassword = createRoute({
  getParentRoute: () => bare,
  path: '/request-password',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/sign-in/routes/password/RequestPasswordRoute.tsx')),
    'RequestPasswordRoute',
  ),
})
const passwordReset = createRoute({
  getParentRoute: () => bare,
  path: '/password-reset',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/sign-in/routes/password/PasswordResetRoute.tsx')),
    'PasswordResetRoute',
  ),
})
const restoreEmail = createRoute({
  getParentRoute: () => bare,
  path: '/restore-email',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/sign-in/routes/password/RestoreEmailRoute.tsx')),
    'RestoreEmailRoute',
  ),
})
const invite = createRoute({
  getParentRoute: () => bare,
  path: '/invite',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/invite/routes/InviteRoute.tsx')),
    'InviteRoute',
  ),
})
const signUp = createRoute({
  getParentRoute: () => bare,
  path: '/sign-up/{-$step}',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/sign-up/routes/SignUpRoute.tsx')),
    'SignUpRoute',
  ),
})
const verifyEmail = createRoute({
  getParentRoute: () => bare,
  path: '/verify-email',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/sign-in/routes/verification/VerifyEmailRoute.tsx')),
    'VerifyEmailRoute',
  ),
})
const emailNotVerified = createRoute({
  getParentRoute: () => bare,
  path: '/email-not-verified',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/sign-in/routes/verification/EmailNotVerifiedRoute.tsx')),
    'EmailNotVerifiedRoute',
  ),
})
const terms = createRoute({
  getParentRoute: () => bare,
  path: TERMS_PATH,
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/legal/routes/TermsRoute.tsx')),
    'TermsRoute',
  ),
})
const privacy = createRoute({
  getParentRoute: () => bare,
  path: PRIVACY_PATH,
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/legal/routes/PrivacyRoute.tsx')),
    'PrivacyRoute',
  ),
})
/** The operators' part, with a frame and a session of its own. */
const staff = createRoute({
  getParentRoute: () => bare,
  path: '/staff/{-$part}/{-$child}',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/staff/routes/StaffRoute.tsx')),
    'StaffRoute',
  ),
})
const logout = createRoute({
  getParentRoute: () => bare,
  path: LOGOUT_PATH,
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/sign-in/routes/LogoutRoute.tsx')),
    'LogoutRoute',
  ),
})
const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  // Each kind of user has its own dashboard at the same address. Rule: UI-1.
  loader: async ({ context }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session?.user.userType === 'contractor')
      return (await withMissingPartError(import('../features/contractor-dashboard/routes/ContractorDashboardPage.tsx')))
        .ContractorDashboardPage
    const page = await withMissingPartError(import('../features/employer-dashboard/routes/dashboard-page.ts'))
    page.readAhead(context.queries, session)
    return page.EmployerDashboardPage
  },
  component: () => {
    const Dashboard = dashboard.useLoaderData()
    return <Dashboard />
  },
})
const searchResults = createRoute({
  getParentRoute: () => shell,
  path: '/search-results',
  // Runs once on entry: later changes of the address are handled by the page.
  shouldReload: false,
  loader: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    const page = await withMissingPartError(import('../features/search/routes/search-page.ts'))
    if (session !== null) await page.readAhead(context.queries, session, location.search)
  },
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/search/routes/search-page.ts')),
    'SearchRoute',
  ),
})
const bookmarks = createRoute({
  getParentRoute: () => shell,
  path: '/bookmarks',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/bookmarks/routes/BookmarksRoute.tsx')),
    'BookmarksRoute',
  ),
})
const messages = createRoute({
  getParentRoute: () => shell,
  path: '/messages/{-$id}',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/conversations/routes/MessagesRoute.tsx')),
    'MessagesRoute',
  ),
})
const connect = createRoute({
  getParentRoute: () => shell,
  path: '/connect/{-$id}',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/conversations/routes/requests/ConnectRoute.tsx')),
    'ConnectRoute',
  ),
})
const notifications = createRoute({
  getParentRoute: () => shell,
  path: '/notifications',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/notifications/routes/NotificationsRoute.tsx')),
    'NotificationsRoute',
  ),
})
const resume = createRoute({
  getParentRoute: () => shell,
  path: '/resume',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/resume/routes/ResumeRoute.tsx')),
    'ResumeRoute',
  ),
})
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings/$part/{-$child}',
  component: lazyRouteComponent(() => withMissingPartError(import('./routes/SettingsRoute.tsx')), 'SettingsRoute'),
})
/** Signed-in users keep the navigation at an unknown address. */
const notFound = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: lazyRouteComponent(
    () => withMissingPartError(import('../features/not-found/routes/NotFoundRoute.tsx')),
    'NotFoundRoute',
  ),
})

const tree = root.addChildren([
  bare.addChildren([
    home,
    login,
    requestPassword,
    passwordReset,
    restoreEmail,
    invite,
    signUp,
    verifyEmail,
    emailNotVerified,
    terms,
    privacy,
    staff,
    logout,
  ]),
  shell.addChildren([
    dashboard,
    searchResults,
    bookmarks,
    messages,
    connect,
    notifications,
    resume,
    settings,
    notFound,
  ]),
])

/** The pages of the product by address. The guard in the domain decides who may open each of them. */
export const createAppRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { queries },
    // The guard's table of pages is case-sensitive, too: a page that it does not know would open to everybody. Rule: ONB-16.
    caseSensitive: true,
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteFailed,
    // Rule: UI-50.
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Focuses the search field of the search page, because '/' was pressed on another page. */
    readonly asksWords?: boolean
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
