import { decideRoute, findRoute, LOGIN_PATH, returnsAfterLogin } from '@guildhall/domain/onboarding'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'

/** Set by links to an upgrade, cleared by any page that is not part of the upgrade. Rule: ONB-19. */
let upgradePlan = false

export const startUpgrade = (): void => {
  upgradePlan = true
}

/** The server sets this cookie with the page if the operator has enabled the landing page. */
const hasLandingPage = (): boolean => /(?:^|; )(?:__Host-)?landing_page=1/.test(document.cookie)

/** Where a visitor is redirected; the login gets the address to which it returns as `from`. */
export interface Redirect {
  readonly to: string
  readonly search: { readonly from?: string }
}

/** Where to redirect from an address of this application; null to stay. Rule: ONB-17. */
export function redirectFor(
  { pathname, href }: { readonly pathname: string; readonly href: string },
  session: CurrentSessionWire | null,
): Redirect | null {
  const viewer =
    session === null || session.signingUp
      ? null
      : { userType: session.user.userType, verified: session.user.emailVerified }
  const decision = decideRoute(findRoute(pathname), viewer, { upgradePlan, landingPage: hasLandingPage() })
  upgradePlan = decision.upgradePlan
  const to = decision.redirectTo
  if (to === null || to === pathname) return null
  return { to, search: to === LOGIN_PATH && returnsAfterLogin(pathname) ? { from: href } : {} }
}
