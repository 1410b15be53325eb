import { setTimeout as wait } from 'node:timers/promises'
import type { ReadyMessage } from './messages.ts'

/** Editors and version control write several files at once, which count as one change. */
const SETTLE_MS = 30

export interface Restarts {
  /** Requests a restart; resolves to a server with the change, or null if it does not start. */
  again(): Promise<ReadyMessage | null>
  /** The URL of the newest server, once it is ready; null if it does not start. */
  address(): Promise<string | null>
}

/** Serializes restarts: changes during a start cause one more, which requests made meanwhile wait for. */
export function createRestarts(restart: () => Promise<ReadyMessage>): Restarts {
  let latest: Promise<ReadyMessage | null> = Promise.resolve(null)
  let isAsked = false
  return {
    again() {
      if (isAsked) return latest
      isAsked = true
      latest = latest
        .then(() => wait(SETTLE_MS))
        .then(() => {
          isAsked = false
          return restart()
        })
        .catch(() => null)
      return latest
    },
    address: async () => (await latest)?.url ?? null,
  }
}
