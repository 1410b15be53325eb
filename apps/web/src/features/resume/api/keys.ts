/** The query keys of the user's own profile. */
export const resumeKeys = {
  hiddenCompanies: ['resume', 'hidden-companies'],
  cvViews: ['resume', 'cv-views'],
} as const
