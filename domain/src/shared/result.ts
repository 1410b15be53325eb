/**
 * The result of a use case: a value, or a problem that the caller can handle. Exceptions are for bugs and infrastructure failures.
 * `details` carries the data of the problem's message (a uuid, a date, a list of missing parts).
 */
export type Result<T, P extends string> = Success<T> | Failure<P>

export interface Success<T> {
  readonly ok: true
  readonly value: T
}

export interface Failure<P extends string> {
  readonly ok: false
  readonly problem: P
  readonly details?: ProblemDetails
}

/** Data of a problem; plain JSON values, so that every adapter can serialise them. */
export type ProblemDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** Wraps a value as a success. */
export const ok = <T>(value: T): Success<T> => ({ ok: true, value })

/** Creates a failure with the data that its message needs. */
export const err = <const P extends string>(problem: P, details?: ProblemDetails): Failure<P> =>
  details === undefined ? { ok: false, problem } : { ok: false, problem, details }

/** The value of a result without problems, such as that of a transaction that refuses nothing. */
export const valueOf = <T>(result: Result<T, never>): T => {
  if (result.ok) return result.value
  throw new Error('A result without problems has one')
}
