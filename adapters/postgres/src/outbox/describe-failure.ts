const LENGTH_MAX = 500

const causeOf = (error: unknown): Error | null =>
  error instanceof Error && error.cause instanceof Error ? error.cause : null

/** An error as the queue keeps it for operators: its message, and that of what caused it. */
export const describeFailure = (error: unknown): string => {
  const cause = causeOf(error)
  return `${String(error)}${cause === null ? '' : `: ${String(cause)}`}`.slice(0, LENGTH_MAX)
}
