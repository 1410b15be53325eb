// The router's lazy chunk of the search page. Separate from the component, because fast refresh needs files that export components only.
import { canSearch } from '../../../shared/access/can-search.ts'
import { isPhone } from '../../../shared/hooks/use-is-phone.ts'
import { prefetchSearch } from '../api/prefetch-search.ts'
import { LazyQueryBarHost } from '../components/LazyQueryBarHost.ts'

export { SearchRoute } from './SearchRoute.tsx'

/** Requests the candidates of an address, and loads what a wide window shows beside them. */
export const readAhead = async (...page: Parameters<typeof prefetchSearch>): Promise<void> => {
  const [, session] = page
  if (!canSearch(session)) return
  prefetchSearch(...page)
  if (!isPhone()) await LazyQueryBarHost.preload?.()
}
