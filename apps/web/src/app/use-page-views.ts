import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasOptionalServices } from '../shared/consent/has-optional-services.ts'
import { toPageView, reportAfterDelay } from './page-views.ts'

/** Loaded only where the operator has configured a service. A part that does not load must not be an error of the page. */
const reportToAnalytics = async (page: string): Promise<void> => {
  const part = await import('./analytics/report-page-view.ts').catch(() => null)
  await part?.reportPageView(page)
}

/**
 * Announces each page view, a second after the path changed: a browser event `guildhall:page-view` with the full address and the route's name.
 * Analytics learns the name alone. Rules: UI-3, ANA-4.
 */
export function usePageViews(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(
    () =>
      reportAfterDelay(() => {
        const detail = toPageView(path, window.location.href)
        window.dispatchEvent(new CustomEvent('guildhall:page-view', { detail }))
        if (hasOptionalServices()) void reportToAnalytics(detail.name)
      }),
    [path],
  )
}
