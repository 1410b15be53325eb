/** Limits of sockets. Rule: LIVE-12. */
export interface SocketLimits {
  /** Open sockets of one network: an office shares an address. */
  readonly perNetwork: number
  /** Sockets of one network that have not logged in yet. */
  readonly waitingPerNetwork: number
  readonly perAccount: number
  readonly subscriptionsPerSocket: number
  /** Operations that a socket may start in a minute. */
  readonly operationsPerMinute: number
  /** How long a socket may wait with its login, in milliseconds. */
  readonly loginTimeoutMs: number
}

export const SOCKET_LIMITS: SocketLimits = {
  perNetwork: 300,
  waitingPerNetwork: 30,
  perAccount: 30,
  subscriptionsPerSocket: 5,
  operationsPerMinute: 60,
  loginTimeoutMs: 5_000,
}

/** Counts by key, which forget a key at zero. */
export interface KeyedCounter {
  /** Counts one more unless `max` are counted already. Returns the function that gives it back, or null. */
  take(key: string, max: number): (() => void) | null
}

export const createKeyedCounter = (): KeyedCounter => {
  const counts = new Map<string, number>()
  return {
    take: (key, max) => {
      const count = counts.get(key) ?? 0
      if (count >= max) return null
      counts.set(key, count + 1)
      let isGiven = false
      return () => {
        if (isGiven) return
        isGiven = true
        const left = (counts.get(key) ?? 1) - 1
        if (left === 0) counts.delete(key)
        else counts.set(key, left)
      }
    },
  }
}

const MINUTE_MS = 60_000

/** Whether one more operation is within the limit of a minute. */
export const createOperationMeter = (perMinute: number, now: () => number): (() => boolean) => {
  let started: number[] = []
  return () => {
    started = started.filter((at) => at > now() - MINUTE_MS)
    if (started.length >= perMinute) return false
    started.push(now())
    return true
  }
}
