/** What is known of an unexpected error besides itself. Nothing personal belongs here: no address, no path with ids. */
export interface ErrorContext {
  /** The id of the request, which the log has too. */
  readonly requestId?: string
  /** GET, POST … */
  readonly method?: string
  /** The name of the page, in a browser. */
  readonly page?: string
}

/** Tells those who run the product of unexpected errors. Reporting never throws and holds nothing up. Rule: API-24. */
export interface ErrorReporter {
  report(error: unknown, context?: ErrorContext): void
  /** Waits until what was reported is sent, at most for these milliseconds. */
  flush(milliseconds: number): Promise<void>
}

/** Reports nothing: without a configured service. */
export const silentErrorReporter: ErrorReporter = { report: () => undefined, flush: () => Promise.resolve() }

const PERSONAL: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;:]+\.[^\s@"'<>()=,;:]+/g, '[address]'],
  [/\+?\d[\d\s().-]{5,}\d/g, '[number]'],
  [/\b[\w-]{16,}\.[\w-]{16,}(?:\.[\w-]{16,})?\b/g, '[token]'],
  [/\b[A-Za-z0-9_-]{40,}\b/g, '[token]'],
  [/\?[^\s"')]*/g, '?[query]'],
]

/** A message without addresses, numbers, tokens and queries, as far as they can be recognised. Rule: API-24. */
export const withoutPersonalData = (message: string): string =>
  PERSONAL.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), message)
