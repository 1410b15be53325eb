import type { SpellingRuns } from '../../src/index.ts'

/** The runs over everybody in memory. */
export const fakeSpellingRuns = (): SpellingRuns => {
  let last = { lists: '', runs: 0 }
  const count = async (lists: string): Promise<number> => (lists === last.lists ? last.runs : 0)
  return {
    count,
    add: async (lists) => {
      last = { lists, runs: (await count(lists)) + 1 }
    },
  }
}
