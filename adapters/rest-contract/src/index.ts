export { type Download, type DownloadAccess, downloads } from './downloads.ts'
export * from './general-problems.ts'
export { toOpenApi, type OpenApiDocument, type OpenApiOperation } from './openapi/to-openapi.ts'
export { PAGE_COOKIES } from './page-cookies.ts'
export { type ProblemCode, problemNotes } from './problem-notes.ts'
export { routeIndex, type RouteAddress, type RouteName } from './route-index.ts'
export {
  isOpenToViewers,
  route,
  type Access,
  type DeclaredProblem,
  type Parsed,
  type ProblemName,
  type RateLimitClass,
  type Received,
  type Reply,
  type Route,
  type Sent,
  takesIdempotencyKey,
} from './route.ts'
export { routes, type Routes } from './routes/index.ts'
export * from './wire/index.ts'
