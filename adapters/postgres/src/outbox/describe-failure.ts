const LENGTH_MAX = 500

/** An error as the queue keeps it for operators: its message, and that of what caused it. */
export const describeFailure = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  const text = cause === undefined ? String(error) : `${String(error)}: ${String(cause)}`
  return text.slice(0, LENGTH_MAX)
}
