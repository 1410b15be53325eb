const SHORTEST_WAIT_MS = 1_000
export const LONGEST_WAIT_MS = 30_000

/**
 * The delay before reconnecting, in ms: doubles with each retry, up to 30 seconds. `chance` (0 to 1) is the jitter, which reduces it by up to half,
 * so that many clients do not reconnect at the same moment. Rule: LIVE-9.
 */
export const reconnectDelay = (retries: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** Math.min(retries, 5)) * (0.5 + chance / 2)
