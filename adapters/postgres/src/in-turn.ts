/** Runs work with the same key one after another, and all other work at once. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Turns within this process, first come, first served. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = turn.catch(() => undefined)
    last.set(key, settled)
    try {
      return await turn
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
