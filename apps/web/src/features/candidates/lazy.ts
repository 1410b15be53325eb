import { lazy } from 'react'

// A list of people is on screen before anybody opens one of them.
export const CandidateDrawerHost = lazy(async () => ({
  default: (await import('./components/drawer/CandidateDrawerHost.tsx')).CandidateDrawerHost,
}))

export const loadComparisonHost = () => import('./components/drawer/ComparisonHost.tsx')
export const ComparisonHost = lazy(async () => ({ default: (await loadComparisonHost()).ComparisonHost }))
