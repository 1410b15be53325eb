import { setTimeout as wait } from 'node:timers/promises'
import type { ReadyMessage } from './messages.ts'

/** Editors and version control write several files at once: all of them are one change. */
const SETTLE_MS = 30

export interface Restarts {
  /** Asks for a restart; resolves to the server that has seen the change, or null where it does not start. */
  again(): Promise<ReadyMessage | null>
  /** The address of the newest server, once it answers; null where it does not start. */
  address(): Promise<string | null>
}

/** Restarts one after the other: changes during a start are followed by one more, and whoever asks meanwhile waits for that one. */
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
