import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 30_000
const STEP_MS = 20

/** Asks again and again until there is an answer other than null; gives up, with the question's name, after half a minute. */
export async function until<T>(what: string, ask: () => Promise<T | null> | T | null): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`)
    await wait(STEP_MS)
  }
}
