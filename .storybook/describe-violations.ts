import type { Result } from 'axe-core'

/** Violations as lines for people: the rule, the element and what to mend. */
export const describeViolations = (violations: readonly Result[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  )
