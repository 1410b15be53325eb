/**
 * What a use case answers: a value, or a problem that the caller can act on. Exceptions are for bugs and broken machines.
 * `details` carries what the problem's words need (a uuid, a date, a list of missing parts).
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

/** Facts beside a problem; plain JSON values so that every adapter can carry them. */
export type ProblemDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** Wraps a value as a success. */
export const ok = <T>(value: T): Success<T> => ({ ok: true, value })

/** Names a problem, with the facts its words need. */
export const err = <const P extends string>(problem: P, details?: ProblemDetails): Failure<P> =>
  details === undefined ? { ok: false, problem } : { ok: false, problem, details }
