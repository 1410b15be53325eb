import { lazy } from 'react'

export const HelpHost = lazy(async () => ({ default: (await import('./components/HelpHost.tsx')).HelpHost }))
