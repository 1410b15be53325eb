import type { Result } from './result.ts'

/**
 * Lists what is due, a batch at a time, and does each until none is left; answers how many were done. A whole batch of which nothing could
 * be done ends it: the same would come back for ever.
 */
export const processInBatches = async <Item>(
  batchSize: number,
  listDue: () => Promise<Result<readonly Item[], never>>,
  processItem: (item: Item) => Promise<boolean>,
): Promise<number> => {
  let total = 0
  for (;;) {
    const listed = await listDue()
    const due = listed.ok ? listed.value : []
    let done = 0
    for (const item of due) if (await processItem(item)) done += 1
    total += done
    if (due.length < batchSize || done === 0) return total
  }
}
