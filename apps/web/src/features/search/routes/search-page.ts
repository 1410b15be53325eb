// The router's lazy chunk of the search page. Separate from the component, because fast refresh needs files that export components only.
import { isPhone } from '../../../shared/hooks/use-is-phone.ts'
import { LazyQueryBarHost } from '../components/LazyQueryBarHost.ts'

export { prefetchSearch as readAhead } from '../api/prefetch-search.ts'
export { SearchRoute } from './SearchRoute.tsx'

/** Loads what a wide window shows beside the results. */
export const loadQueryBar = async (): Promise<void> => {
  if (!isPhone()) await LazyQueryBarHost.preload?.()
}
