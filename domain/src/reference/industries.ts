/** The thirteen industries that the product ships, in display order. Rule: REF-1. */
export const industries = [
  'Advisory',
  'Banking & Financial Services',
  'Construction & Engineering',
  'Creative & Design',
  'Data & Analytics',
  'Education & Training',
  'Healthcare & Life Sciences',
  'Human Resources',
  'Information Technology',
  'Legal & Compliance',
  'Manufacturing & Supply Chain',
  'Media & Communications',
  'Sales & Marketing',
] as const

/** One of those that the product ships; operators may have others. */
export type Industry = (typeof industries)[number]
