import type { UserType } from '@guildhall/domain/identity'
import type { OperatorPermission } from '@guildhall/domain/moderation'
import type { TeamPermission } from '@guildhall/domain/companies'
import type { z } from 'zod'
import type { RouteAddress } from './route-index.ts'

/**
 * Who may call: 'session' accepts the bearer token or the cookie, 'sign-up' also the temporary token, 'signed' a signed link,
 * 'search-key' the search key of a session, 'operator' the cookie of an operator's session. Rule: API-5.
 */
export type Access = 'public' | 'session' | 'sign-up' | 'signed' | 'search-key' | 'operator'

/** Rate limit class; the server defines the limits. */
export type RateLimitClass = 'sign-in' | 'read' | 'write' | 'upload' | 'search' | 'help' | 'analytics'

/** An error that a call can return: its status and the message shown to people. */
export interface DeclaredProblem {
  readonly status: 403 | 404 | 409 | 413 | 415 | 422 | 429
  readonly message: string
}

type Params = z.ZodObject<Readonly<Record<string, z.ZodType>>>

/** A route of the API, shared by the server, its clients and the OpenAPI document. Rule: API-1. */
export interface Route extends RouteAddress {
  readonly summary: string
  /** What the server checks of a request that its schemas cannot say, a sentence each. Rule: API-22. */
  readonly checks?: readonly string[]
  readonly access: Access
  /** Restricts the call to this user type; others get 403 `forbidden`. */
  readonly who?: UserType
  /** The permission that an employer needs. Rule: API-5. */
  readonly right?: TeamPermission
  /** The right that an operator needs, with their authenticator app set up. Rules: MOD-12, MOD-17. */
  readonly operatorRight?: OperatorPermission
  /** Allowed before the e-mail address is verified. Rule: IDEN-27. */
  readonly allowsUnverified?: true
  /** On a 'public' call: a valid session is recognised, an invalid or missing one makes the caller anonymous. */
  readonly recognisesSession?: true
  /**
   * Whether an operator who looks as a person may call: by default they may read and not change. 'never' is for what is the person's alone,
   * 'allowed' for calls that read by an unsafe method. Rule: MOD-53.
   */
  readonly viewers?: 'allowed' | 'never'
  /** Message for a caller without any token; an invalid token gets 'Unauthenticated.'. */
  readonly withoutToken?: string
  /** The response contains a secret that is shown once and never stored, also not for an `Idempotency-Key`. */
  readonly shownOnce?: true
  /** Default: 'read' for GET, otherwise 'write'. */
  readonly rateLimit?: RateLimitClass
  readonly params?: Params
  readonly query?: Params
  /** The reply is a plain list: the cursor of the next page is in the header `X-Next-Cursor`, absent at the end. */
  readonly pagedByHeader?: true
  /** The JSON body. Parsed tolerantly: the domain reports missing and invalid fields, all at once. */
  readonly body?: z.ZodType
  /** The text fields of a multipart call. */
  readonly fields?: Params
  /** Maximum file size of a multipart call in bytes; default: that of pictures. */
  readonly fileMaxBytes?: number
  /** Media types of the file of a multipart call; default: pictures. */
  readonly fileTypes?: readonly string[]
  /** Without a body the status is 204. Reply schemas are allow-lists: other fields are stripped. */
  readonly success: { readonly status: 200 | 201 | 202; readonly body: z.ZodType } | { readonly status: 204 }
  /** By error code. */
  readonly problems: Readonly<Record<string, DeclaredProblem>>
  readonly examples: { readonly body?: unknown; readonly fields?: unknown; readonly reply?: unknown }
}

/** Whether the call supports `Idempotency-Key`: unsafe calls with a session. Rule: BASE-16. */
export const takesIdempotencyKey = ({
  access,
  method,
  shownOnce,
}: Pick<Route, 'access' | 'method' | 'shownOnce'>): boolean =>
  method !== 'GET' && shownOnce !== true && (access === 'session' || access === 'sign-up')

/** Whether an operator who looks as a person may make a call. Rule: MOD-53. */
export const isOpenToViewers = ({ method, viewers }: Pick<Route, 'method' | 'viewers'>): boolean =>
  viewers === 'allowed' || (viewers !== 'never' && method === 'GET')

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

/** Declares a route; parameters missing in the path, and bodies without an example, do not compile. */
export const route = <const R extends Route>(entry: R & ParamsMatchPath<R> & ExamplesMatch<R>): R => entry

type Part<
  R extends Route,
  K extends 'params' | 'query' | 'body' | 'fields',
  Side extends 'in' | 'out',
> = R[K] extends z.ZodType ? { readonly [P in K]: Side extends 'in' ? z.input<R[K]> : z.output<R[K]> } : unknown

/** The parsed request of a handler. */
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
/** The arguments of a client call. */
export type Sent<R extends Route> = Part<R, 'params', 'in'> &
  SentQuery<R> &
  Part<R, 'body', 'in'> &
  SentFields<R> &
  (R extends { readonly multipart: true } ? { readonly file: Blob } : unknown)
/** The reply of a handler. */
export type Reply<R extends Route> = R['success'] extends { readonly body: infer B extends z.ZodType }
  ? z.input<B>
  : null
/** The reply as a client receives it. */
export type Received<R extends Route> = R['success'] extends { readonly body: infer B extends z.ZodType }
  ? z.output<B>
  : null
/** The declared problem codes of a route. */
export type ProblemName<R extends Route> = keyof R['problems'] & string
