import type { Result } from './result.ts'

/**
 * Lists due items batch by batch and processes each until none is left; returns how many succeeded. Stops at a batch in which nothing
 * succeeded, as the same batch would come back forever.
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
