import type { IndexComparison, IndexComparisonStore } from '../../src/index.ts'

/** The last comparison of the index in memory. */
export const fakeIndexComparisons = (): IndexComparisonStore => {
  let last: IndexComparison | null = null
  return {
    find: async () => last,
    save: async (comparison) => {
      last = comparison
    },
  }
}
