import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { LOGIN_PATH } from '@guildhall/domain/identity'
import { parseAddress, type SearchRecord, writeAddress } from './address.ts'
import { redirectOf } from './guard.ts'
import { Root, RootFailed } from './Root.tsx'
import { sessionQuery } from './session/index.ts'
import { Shell } from './shell/index.ts'

interface RouterContext {
  readonly queries: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: RootFailed,
  notFoundComponent: lazyRouteComponent(() => import('../pages/states/NotFoundRoute.tsx'), 'NotFoundRoute'),
  validateSearch: (search): SearchRecord => search as SearchRecord,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    const to = redirectOf(location.pathname, session)
    if (to === null || to === location.pathname) return
    const search: SearchRecord = to === LOGIN_PATH && location.pathname !== '/' ? { from: location.href } : {}
    throw redirect({ to, search, replace: true })
  },
})

/** Pages of signed-in people stand in the frame with the navigation. */
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })
const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: Outlet })

const home = createRoute({ getParentRoute: () => bare, path: '/', component: () => null })
const login = createRoute({
  getParentRoute: () => bare,
  path: '/login',
  component: lazyRouteComponent(() => import('../pages/sign-in/LoginRoute.tsx'), 'LoginRoute'),
})
const signUp = createRoute({
  getParentRoute: () => bare,
  path: '/sign-up/{-$step}',
  component: lazyRouteComponent(() => import('../pages/sign-up/SignUpRoute.tsx'), 'SignUpRoute'),
})
const verifyEmail = createRoute({
  getParentRoute: () => bare,
  path: '/verify-email',
  component: lazyRouteComponent(() => import('../pages/verification/VerifyEmailRoute.tsx'), 'VerifyEmailRoute'),
})
const emailNotVerified = createRoute({
  getParentRoute: () => bare,
  path: '/email-not-verified',
  component: lazyRouteComponent(
    () => import('../pages/verification/EmailNotVerifiedRoute.tsx'),
    'EmailNotVerifiedRoute',
  ),
})
const logout = createRoute({
  getParentRoute: () => bare,
  path: '/logout',
  component: lazyRouteComponent(() => import('../pages/sign-in/LogoutRoute.tsx'), 'LogoutRoute'),
})
const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../pages/dashboard/DashboardRoute.tsx'), 'DashboardRoute'),
})
const searchResults = createRoute({
  getParentRoute: () => shell,
  path: '/search-results',
  component: lazyRouteComponent(() => import('../pages/search/SearchRoute.tsx'), 'SearchRoute'),
})
const bookmarks = createRoute({
  getParentRoute: () => shell,
  path: '/bookmarks',
  component: lazyRouteComponent(() => import('../pages/bookmarks/BookmarksRoute.tsx'), 'BookmarksRoute'),
})
const messages = createRoute({
  getParentRoute: () => shell,
  path: '/messages/{-$id}',
  component: lazyRouteComponent(() => import('../pages/messages/MessagesRoute.tsx'), 'MessagesRoute'),
})
const connect = createRoute({
  getParentRoute: () => shell,
  path: '/connect/{-$id}',
  component: lazyRouteComponent(() => import('../pages/connect/ConnectRoute.tsx'), 'ConnectRoute'),
})
const notifications = createRoute({
  getParentRoute: () => shell,
  path: '/notifications',
  component: lazyRouteComponent(() => import('../pages/notifications/NotificationsRoute.tsx'), 'NotificationsRoute'),
})
const resume = createRoute({
  getParentRoute: () => shell,
  path: '/resume',
  component: lazyRouteComponent(() => import('../pages/resume/ResumeRoute.tsx'), 'ResumeRoute'),
})
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings/$part',
  component: lazyRouteComponent(() => import('../pages/settings/SettingsRoute.tsx'), 'SettingsRoute'),
})

const tree = root.addChildren([
  bare.addChildren([home, login, signUp, verifyEmail, emailNotVerified, logout]),
  shell.addChildren([dashboard, searchResults, bookmarks, messages, connect, notifications, resume, settings]),
])

/** The pages of the product by their addresses. The guard of the domain decides who may open each. */
export const createAppRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { queries },
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
