export { LazyNotFoundPage } from './lazy.ts'
export { NotFoundPage } from './routes/NotFoundPage.tsx'
export { NotFoundRoute } from './routes/NotFoundRoute.tsx'
