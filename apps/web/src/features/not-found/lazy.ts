import { lazy } from 'react'

export const LazyNotFoundPage = lazy(async () => ({
  default: (await import('./routes/NotFoundPage.tsx')).NotFoundPage,
}))
