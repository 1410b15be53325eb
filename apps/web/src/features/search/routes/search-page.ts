// The router's lazy chunk of the search page. Separate from the component, because fast refresh needs files that export components only.
export { prefetchSearch as readAhead } from '../api/prefetch-search.ts'
export { SearchRoute } from './SearchRoute.tsx'
