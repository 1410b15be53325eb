import { lazy } from 'react'

// A list is rendered before anyone opens a candidate.
export const loadCandidateDrawerHost = () => import('./components/drawer/CandidateDrawerHost.tsx')
export const CandidateDrawerHost = lazy(async () => ({
  default: (await loadCandidateDrawerHost()).CandidateDrawerHost,
}))

export const loadComparisonHost = () => import('./components/drawer/ComparisonHost.tsx')
export const ComparisonHost = lazy(async () => ({ default: (await loadComparisonHost()).ComparisonHost }))
