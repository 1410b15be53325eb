const SHORTEST_WAIT_MS = 1_000
export const LONGEST_WAIT_MS = 30_000

/**
 * How long to wait before a broken line is tried again, in ms: twice as long each time, up to 30 seconds. `chance` (0 to 1) takes up to
 * half of it away, so that many clients do not come back at the same moment. Rule: LIVE-9.
 */
export const reconnectDelay = (retries: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** Math.min(retries, 5)) * (0.5 + chance / 2)
