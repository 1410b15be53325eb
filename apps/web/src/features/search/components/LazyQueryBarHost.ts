import { lazyRouteComponent } from '@tanstack/react-router'
import { withMissingPartError } from '../../../shared/errors/missing-part.ts'

/** The query bar beside the results, a third of the page's code: loaded before the page in a wide window, when idle on a phone. */
export const LazyQueryBarHost = lazyRouteComponent(
  () => withMissingPartError(import('./QueryBarHost.tsx')),
  'QueryBarHost',
)
