/** The query keys of the contractor's dashboard. */
export const contractorDashboardKeys = {
  reach: ['contractor-dashboard', 'reach'],
  cvViews: ['contractor-dashboard', 'cv-views'],
} as const
