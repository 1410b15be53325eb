import type { Result } from './result.ts'

/**
 * Lists what is due, a batch at a time, and does each until none is left; answers how many were done. A whole batch of which nothing could
 * be done ends it: the same would come back for ever.
 */
export const untilNoneIsDue = async <Item>(
  batch: number,
  list: () => Promise<Result<readonly Item[], never>>,
  does: (item: Item) => Promise<boolean>,
): Promise<number> => {
  let total = 0
  for (;;) {
    const listed = await list()
    const due = listed.ok ? listed.value : []
    let done = 0
    for (const item of due) if (await does(item)) done += 1
    total += done
    if (due.length < batch || done === 0) return total
  }
}
