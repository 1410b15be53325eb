import { routeOf } from '@guildhall/domain/onboarding'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const pageViewDelay = 1000

/**
 * Tells whoever listens that a page was opened, a second after each change of path: a browser event `guildhall:page-view` with
 * the full address and the route's name. Analytics is an adapter that listens; without one nobody hears it. Source: product-spec §4.
 */
export function usePageViews(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    const later = setTimeout(() => {
      const detail = { url: window.location.href, name: routeOf(path)?.name ?? 'NotFound' }
      window.dispatchEvent(new CustomEvent('guildhall:page-view', { detail }))
    }, pageViewDelay)
    return () => clearTimeout(later)
  }, [path])
}
