import { findRoute } from '@guildhall/domain/onboarding'

const PAGE_VIEW_DELAY_MS = 1_000

/** A page that was opened: its full address and the name of its route. */
export interface PageView {
  readonly url: string
  readonly name: string
}

/** The page view of a path. Rule: UI-3. */
export const pageViewOf = (path: string, url: string): PageView => ({ url, name: findRoute(path)?.name ?? 'NotFound' })

/** Tells of a page view a second later; the answer takes it back, for who goes on before. */
export const tellLater = (tell: () => void): (() => void) => {
  const timer = setTimeout(tell, PAGE_VIEW_DELAY_MS)
  return () => clearTimeout(timer)
}
