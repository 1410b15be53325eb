import type { UserType } from '../identity/index.ts'
import { DASHBOARD_PATH, EMAIL_NOT_VERIFIED_PATH, findRoute, LOGIN_PATH, LOGOUT_PATH, type Route } from './routes.ts'

/** The visitor of a page; null if not signed in. */
export type RouteViewer = { readonly userType: UserType; readonly verified: boolean } | null

/** Flags that the guard depends on besides the viewer. */
export interface RouteFlags {
  /** Set by the upgrade actions. */
  readonly upgradePlan: boolean
  /** '/' shows the landing page. */
  readonly landingPage: boolean
}

/** Where to redirect, null to stay; and the upgrade flag afterwards. */
export interface RouteDecision {
  readonly redirectTo: string | null
  readonly upgradePlan: boolean
}

const findRedirect = ({ access }: Route, viewer: RouteViewer, flags: RouteFlags): string | null => {
  if (access === 'never-redirected') return null
  if (viewer === null) {
    if (access === 'home') return flags.landingPage ? null : LOGIN_PATH
    return access === 'public' || access === 'upgrade-plan' || access === 'verification' ? null : LOGIN_PATH
  }
  if (access === 'account') return null
  if (!viewer.verified) return access === 'verification' ? null : EMAIL_NOT_VERIFIED_PATH
  if (access === 'shared' || access === viewer.userType) return null
  if (access === 'upgrade-plan') return flags.upgradePlan ? null : DASHBOARD_PATH
  return access === 'home' && flags.landingPage ? null : DASHBOARD_PATH
}

/** Whether a page opens to people whose address is not verified yet; menus show them no other. Rule: ONB-21. */
export const isOpenToUnverified = (path: string): boolean => {
  const access = findRoute(path)?.access
  return access === 'account' || access === 'verification' || access === 'never-redirected'
}

/**
 * Whether a login returns to the page that asked for it. Not to "/", which leads to the dashboard anyway, nor to the page that signs out, which would
 * end the new session. Rule: ONB-17.
 */
export const returnsAfterLogin = (path: string): boolean => {
  const page = findRoute(path)?.path
  return page !== '/' && page !== LOGOUT_PATH
}

/**
 * Decides whether a page opens or redirects. Unknown addresses are never redirected and show "not found". The upgrade flag is cleared by
 * any page that is not part of the upgrade. Rules: ONB-16, ONB-17, ONB-18, ONB-19, ONB-21.
 */
export const decideRoute = (route: Route | null, viewer: RouteViewer, flags: RouteFlags): RouteDecision => {
  if (route === null) return { redirectTo: null, upgradePlan: false }
  const keeps = route.access === 'upgrade-plan' || route.keepsUpgradeFlag === true
  return { redirectTo: findRedirect(route, viewer, flags), upgradePlan: keeps && flags.upgradePlan }
}
