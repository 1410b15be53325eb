import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 90_000
const STEP_MS = 20

/** Polls until the result is not null; throws after 90 s. */
export async function waitFor<T>(what: string, poll: () => Promise<T | null> | T | null): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS
  for (;;) {
    const result = await poll()
    if (result !== null) return result
    if (performance.now() > deadline) throw new Error(`Timed out waiting for ${what}`)
    await wait(STEP_MS)
  }
}
