import { decideRoute, findRoute } from '@guildhall/domain/onboarding'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'

/** Set by links to an upgrade, cleared by any page that is not part of the upgrade. Rule: ONB-19. */
let upgradePlan = false

export const startUpgrade = (): void => {
  upgradePlan = true
}

/** The server sets this cookie with the page if the operator has enabled the landing page. */
const hasLandingPage = (): boolean => /(?:^|; )(?:__Host-)?landing_page=1/.test(document.cookie)

/** The address to redirect to; null to stay. */
export function redirectFor(path: string, session: CurrentSessionWire | null): string | null {
  const viewer =
    session === null || session.signingUp
      ? null
      : { userType: session.user.userType, verified: session.user.emailVerified }
  const decision = decideRoute(findRoute(path), viewer, { upgradePlan, landingPage: hasLandingPage() })
  upgradePlan = decision.upgradePlan
  return decision.redirectTo
}
