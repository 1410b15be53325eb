/** So long an answer stands, in milliseconds: a check signs in at the mail server, and probes ask every few seconds. */
const UP_MS = 60_000
const DOWN_MS = 5_000

export interface RememberedHealth {
  /** The last answer, or that of a check, of which one runs at a time. */
  readonly isHealthy: () => Promise<boolean>
  /** A delivery counts as a check that succeeded. */
  readonly noteUp: () => void
  /** The next question is checked. */
  readonly forget: () => void
}

/** Checks a service no more often than its health may change; `now` is in milliseconds. Rule: BASE-63. */
export function rememberHealth(check: () => Promise<boolean>, now: () => number): RememberedHealth {
  let last: { readonly isUp: boolean; readonly at: number } | null = null
  let running: Promise<boolean> | null = null

  const note = (isUp: boolean): boolean => {
    last = { isUp, at: now() }
    return isUp
  }
  return {
    isHealthy: async () => {
      if (last !== null && now() - last.at < (last.isUp ? UP_MS : DOWN_MS)) return last.isUp
      running ??= check()
        .catch(() => false)
        .then(note)
        .finally(() => {
          running = null
        })
      return running
    },
    noteUp: () => void note(true),
    forget: () => {
      last = null
    },
  }
}
