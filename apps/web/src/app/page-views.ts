import { NOT_FOUND_PAGE } from '@guildhall/domain/analytics'
import { findRoute } from '@guildhall/domain/onboarding'

const PAGE_VIEW_DELAY_MS = 1_000

/** A page view: the full address and the name of the route. */
export interface PageView {
  readonly url: string
  readonly name: string
}

/** The page view of a path. Rule: UI-3. */
export const toPageView = (path: string, url: string): PageView => ({
  url,
  name: findRoute(path)?.name ?? NOT_FOUND_PAGE,
})

/** Sends a page view after a second; the returned function cancels it, for a user who navigates on before that. */
export const reportAfterDelay = (tell: () => void): (() => void) => {
  const timer = setTimeout(tell, PAGE_VIEW_DELAY_MS)
  return () => clearTimeout(timer)
}
