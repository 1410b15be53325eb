import { describe, expect, it } from 'vitest'
import { DependencyUnavailable } from './dependency-unavailable.ts'
import { processInBatches } from './process-in-batches.ts'
import { ok } from './result.ts'

/** Processes a list whose items leave it once they succeed. */
const processAll = async (items: readonly string[], processItem: (item: string) => boolean) => {
  const done: string[] = []
  const left = () => items.filter((item) => !done.includes(item))
  const run = processInBatches(
    2,
    async () => ok(left().slice(0, 2)),
    async (item) => {
      if (!processItem(item)) return false
      done.push(item)
      return true
    },
  )
  return { done, run }
}

describe('Work in batches', () => {
  it('processes batches until no item is left, and counts them', async () => {
    const { done, run } = await processAll(['a', 'b', 'c'], () => true)
    expect(await run).toBe(3)
    expect(done).toEqual(['a', 'b', 'c'])
  })

  it('ends at a batch in which nothing succeeded', async () => {
    const { done, run } = await processAll(['a', 'b', 'c'], (item) => item === 'c')
    expect(await run).toBe(0)
    expect(done).toEqual([])
  })

  // PRIV-10
  it('processes the items after one that fails, and reports the failure afterwards', async () => {
    const { done, run } = await processAll(['a', 'b', 'c', 'd'], (item) => {
      if (item === 'a') throw new Error('a fails')
      return true
    })
    await expect(run).rejects.toThrow('a fails')
    expect(done).toEqual(['b', 'c', 'd'])
  })

  it('ends at once if a dependency is away', async () => {
    const tried: string[] = []
    const { run } = await processAll(['a', 'b'], (item) => {
      tried.push(item)
      throw new DependencyUnavailable('postgres')
    })
    await expect(run).rejects.toThrow(DependencyUnavailable)
    expect(tried).toEqual(['a'])
  })
})
