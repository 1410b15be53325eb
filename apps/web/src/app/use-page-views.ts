import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageViewOf, tellLater } from './page-views.ts'

/**
 * Tells whoever listens that a page was opened, a second after each change of path: a browser event `guildhall:page-view` with
 * the full address and the route's name. Analytics is an adapter that listens; without one nobody hears it. Rule: UI-3.
 */
export function usePageViews(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(
    () =>
      tellLater(() => {
        const detail = pageViewOf(path, window.location.href)
        window.dispatchEvent(new CustomEvent('guildhall:page-view', { detail }))
      }),
    [path],
  )
}
