import { DependencyUnavailable } from './dependency-unavailable.ts'
import { type Result, valueOf } from './result.ts'

/** One item that fails does not keep the others waiting; its failure is reported after them. What is away would fail them all. */
const processBatch = async <Item>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<boolean>,
  failures: unknown[],
): Promise<number> => {
  let done = 0
  for (const item of items) {
    try {
      if (await processItem(item)) done += 1
    } catch (error) {
      if (error instanceof DependencyUnavailable) throw error
      failures.push(error)
    }
  }
  return done
}

/**
 * Lists due items batch by batch and processes each until none is left; returns how many succeeded. Stops at a batch in which nothing
 * succeeded, as the same batch would come back forever. If items failed, throws the first failure at the end, or at once if a
 * dependency is away.
 */
export const processInBatches = async <Item>(
  batchSize: number,
  listDue: () => Promise<Result<readonly Item[], never>>,
  processItem: (item: Item) => Promise<boolean>,
): Promise<number> => {
  const failures: unknown[] = []
  let total = 0
  for (;;) {
    const due = valueOf(await listDue())
    const done = await processBatch(due, processItem, failures)
    total += done
    if (due.length < batchSize || done === 0) break
  }
  if (failures.length > 0) throw failures[0]
  return total
}
