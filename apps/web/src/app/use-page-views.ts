import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toPageView, reportAfterDelay } from './page-views.ts'

/**
 * Announces each page view, a second after the path changed: a browser event `guildhall:page-view` with the full address and the route's name.
 * Analytics is an adapter that listens to it; without one it has no effect. Rule: UI-3.
 */
export function usePageViews(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(
    () =>
      reportAfterDelay(() => {
        const detail = toPageView(path, window.location.href)
        window.dispatchEvent(new CustomEvent('guildhall:page-view', { detail }))
      }),
    [path],
  )
}
