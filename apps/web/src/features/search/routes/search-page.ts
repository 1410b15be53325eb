// What the router loads of the search. A file that exports its component alone can change under the open page.
export { readAhead } from '../api/read-ahead.ts'
export { SearchRoute } from './SearchRoute.tsx'
