import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageViewForm } from '../wire/analytics.ts'

/** Analytics. Rules: ANA-2, ANA-4. */
export const analyticsRoutes = {
  recordPageView: route({
    ...routeIndex.recordPageView,
    summary:
      'Tell that a page was viewed; without a provider of analytics, or without the consent of the browser, nothing is recorded',
    access: 'public',
    recognisesSession: true,
    allowsUnverified: true,
    rateLimit: 'analytics',
    body: pageViewForm,
    success: { status: 204 },
    problems: {},
    examples: { body: { page: 'Conversation', visitor: '7d8f7c7e-3c5e-4a53-9c3d-0b1f6d5c2a10' } },
  }),
}
