/** The thirteen industries in display order; also the stored values. Rule: REF-1. */
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

/** One of the thirteen industries. */
export type Industry = (typeof industries)[number]

const known: ReadonlySet<string> = new Set(industries)

/** Whether a text is exactly one of the thirteen industries. */
export const isIndustry = (text: string): text is Industry => known.has(text)
