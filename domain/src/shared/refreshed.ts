import type { Clock } from './clock.port.ts'

export interface RefreshedOptions<Value> {
  readonly clock: Clock
  /** So old may a value be, in milliseconds. */
  readonly maxAgeMs: number
  /** The value before the first was read, and while none can be. */
  readonly first: Value
  /** Reads the value; `current` is the one before. */
  readonly read: (current: Value) => Promise<Value>
}

/** Gives a value that is read again once it is too old, once for calls at the same time. While it cannot be read, the last one stands. */
export const createRefreshed = <Value>({
  clock,
  first,
  maxAgeMs,
  read,
}: RefreshedOptions<Value>): (() => Promise<Value>) => {
  let current = first
  let readAt = -Infinity
  let reading: Promise<void> | null = null
  const readAgain = async (): Promise<void> => {
    const startedAt = clock.now().getTime()
    current = await read(current).catch(() => current)
    readAt = startedAt
  }
  return async () => {
    const age = clock.now().getTime() - readAt
    // Developers' clocks are set back, too.
    if (age >= 0 && age < maxAgeMs) return current
    reading ??= readAgain().finally(() => {
      reading = null
    })
    await reading
    return current
  }
}
