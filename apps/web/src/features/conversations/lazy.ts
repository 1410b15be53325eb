import { lazy } from 'react'

/** For pages where ending a conversation is rare. */
export const LazyEndDialog = lazy(async () => ({
  default: (await import('./components/EndDialog/index.ts')).EndDialog,
}))
