import { lazy } from 'react'

export const SignInAgainHost = lazy(async () => ({
  default: (await import('./components/SignInAgainHost.tsx')).SignInAgainHost,
}))
