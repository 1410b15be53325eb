import type { UserType } from '@guildhall/domain/identity'
import type { TeamPermission } from '@guildhall/domain/companies'
import type { z } from 'zod'
import type { RouteAddress } from './route-index.ts'

/**
 * Who may call: 'session' takes the bearer or the cookie, 'sign-up' also the temporary token, 'signed' is opened by the link itself,
 * 'search-key' by the key of the login. Rule: API-5.
 */
export type Access = 'public' | 'session' | 'sign-up' | 'signed' | 'search-key'

/** How often a call may be made; the server knows the figures. */
export type RateLimitClass = 'sign-in' | 'read' | 'write' | 'upload' | 'search' | 'help'

/** A refusal that a call can answer: the status and what the specification's client shows. */
export interface DeclaredProblem {
  readonly status: 403 | 404 | 409 | 413 | 415 | 422 | 429
  readonly message: string
}

type Params = z.ZodObject<Readonly<Record<string, z.ZodType>>>

/** One call of the API: all that the server, its clients and the OpenAPI document know of it. Rule: API-1. */
export interface Route extends RouteAddress {
  readonly summary: string
  readonly access: Access
  /** Only this kind of user; others get 403 `forbidden`. */
  readonly who?: UserType
  /** The team right that an employer needs. Rule: API-5. */
  readonly right?: TeamPermission
  /** Reached also before the e-mail address is verified. Rule: IDEN-27. */
  readonly allowsUnverified?: true
  /** What is said to a caller without any token, where the specification has words for it; a token that does not hold is 'Unauthenticated.'. */
  readonly withoutToken?: string
  /** Its answer carries what is shown once and kept nowhere: an `Idempotency-Key` does not keep it either. */
  readonly shownOnce?: true
  /** 'read' for GET and 'write' for the others where it is silent. */
  readonly rateLimit?: RateLimitClass
  readonly params?: Params
  readonly query?: Params
  /** The reply is a list of its own shape: the cursor of the next page is in the header `X-Next-Cursor`, absent at the end. */
  readonly pagedByHeader?: true
  /** The JSON body. Reads tolerantly: what is missing or wrong is the domain's to say, all of it at once. */
  readonly body?: z.ZodType
  /** The text fields that go with the file of a multipart call. */
  readonly fields?: Params
  /** Largest file of a multipart call in bytes; a picture's where it is silent. */
  readonly fileMaxBytes?: number
  /** Without a body the status is 204. Reply schemas are allow-lists: what they do not name does not leave. */
  readonly success: { readonly status: 200 | 201 | 202; readonly body: z.ZodType } | { readonly status: 204 }
  /** By the code that the error body carries. */
  readonly problems: Readonly<Record<string, DeclaredProblem>>
  readonly examples: { readonly body?: unknown; readonly fields?: unknown; readonly reply?: unknown }
}

/** Whether a repeat of the call under the same `Idempotency-Key` is recognised: unsafe calls of somebody who is signed in. Rule: BASE-16. */
export const takesIdempotencyKey = ({
  access,
  method,
  shownOnce,
}: Pick<Route, 'access' | 'method' | 'shownOnce'>): boolean =>
  method !== 'GET' && shownOnce !== true && (access === 'session' || access === 'sign-up')

type ParamNames<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never

type ParamsMatchPath<R extends Route> = [ParamNames<R['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<{ readonly [K in ParamNames<R['path']>]: z.ZodType }> }

type ExamplesMatch<R extends Route> = {
  readonly examples: (R extends { readonly body: infer B extends z.ZodType }
    ? { readonly body: z.input<B> }
    : { readonly body?: never }) &
    (R extends { readonly fields: infer F extends z.ZodType }
      ? { readonly fields: z.input<F> }
      : { readonly fields?: never }) &
    (R['success'] extends { readonly body: infer B extends z.ZodType }
      ? { readonly reply: z.input<B> }
      : { readonly reply?: never })
}

/** Makes an entry of the table; parameters that the path does not have, and bodies without an example, do not compile. */
export const route = <const R extends Route>(entry: R & ParamsMatchPath<R> & ExamplesMatch<R>): R => entry

type Part<
  R extends Route,
  K extends 'params' | 'query' | 'body' | 'fields',
  Side extends 'in' | 'out',
> = R[K] extends z.ZodType ? { readonly [P in K]: Side extends 'in' ? z.input<R[K]> : z.output<R[K]> } : unknown

/** What a handler gets of a request. */
export type Parsed<R extends Route> = Part<R, 'params', 'out'> &
  Part<R, 'query', 'out'> &
  Part<R, 'body', 'out'> &
  Part<R, 'fields', 'out'>
type SentQuery<R extends Route> = R extends { readonly query: infer Q extends z.ZodType }
  ? Partial<z.input<Q>> extends z.input<Q>
    ? { readonly query?: z.input<Q> }
    : { readonly query: z.input<Q> }
  : unknown
type SentFields<R extends Route> = R extends { readonly fields: infer F extends z.ZodType }
  ? { readonly fields?: z.input<F> }
  : unknown
/** What a caller sends. */
export type Sent<R extends Route> = Part<R, 'params', 'in'> &
  SentQuery<R> &
  Part<R, 'body', 'in'> &
  SentFields<R> &
  (R extends { readonly multipart: true } ? { readonly file: Blob } : unknown)
/** What a handler answers. */
export type Reply<R extends Route> = R['success'] extends { readonly body: infer B extends z.ZodType }
  ? z.input<B>
  : null
/** What a caller receives. */
export type Received<R extends Route> = R['success'] extends { readonly body: infer B extends z.ZodType }
  ? z.output<B>
  : null
/** The codes of the refusals that a call declares. */
export type ProblemName<R extends Route> = keyof R['problems'] & string
