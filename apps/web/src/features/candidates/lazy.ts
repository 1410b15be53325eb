import { lazy } from 'react'

// A list is rendered before anyone opens a candidate.
export const CandidateDrawerHost = lazy(async () => ({
  default: (await import('./components/drawer/CandidateDrawerHost.tsx')).CandidateDrawerHost,
}))

export const loadComparisonHost = () => import('./components/drawer/ComparisonHost.tsx')
export const ComparisonHost = lazy(async () => ({ default: (await loadComparisonHost()).ComparisonHost }))
