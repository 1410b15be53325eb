import type { Actor, UserType } from '@guildhall/domain/identity'
import type { UploadedPicture } from '@guildhall/domain/files'
import type { ConsentChoices } from '@guildhall/domain/privacy'
import type { OperatorActor } from '@guildhall/domain/moderation'
import type { Failure, Success } from '@guildhall/domain/shared'
import type { Parsed, ProblemName, Reply, Route } from '@guildhall/rest-contract'

/** What a handler knows about a request besides its contents. */
export interface RequestFacts {
  /** The caller's network address. */
  readonly address: string
  readonly userAgent: string
  /** What the browser has agreed to; nothing for other clients. */
  readonly consent: ConsentChoices
  /** ISO 3166-1 alpha-2, null if the caller's languages name no country. */
  readonly countryCode: string | null
  /** The mark of a sign-up in this browser; null if there is none, or if somebody is signed in. */
  readonly signUpToken: string | null
  /** What a visit to a sign-in provider has left in this browser; null if there is nothing. Rule: IDEN-72. */
  readonly externalTicket: string | null
  /** The session token that authenticated the call. */
  readonly token: string | null
  /** The same token if it came in a header: a cookie's token is never returned to a page. */
  readonly bearer: string | null
  /** The session that the browser sent along with a call that needs none, such as a sign-in: the new one takes its place. Rule: IDEN-55. */
  readonly replacedToken: string | null
  /** Whether a page of ours sent the request: it gets a session as a cookie alone. Rule: IDEN-54. */
  readonly fromOwnPage: boolean
  /** Identifies repeats of this request: the caller's Idempotency-Key, otherwise the request id. */
  readonly key: string
  /** The origin at which this caller reaches us, without a trailing slash. */
  readonly origin: string
}

type ActorOf<R extends Route> = R extends { readonly recognisesSession: true }
  ? Actor | null
  : R['access'] extends 'public' | 'signed'
    ? null
    : R['access'] extends 'operator'
      ? OperatorActor
      : Actor

/** The request as a handler receives it. */
export type HandlerRequest<R extends Route> = Parsed<R> & {
  readonly actor: ActorOf<R>
  readonly facts: RequestFacts
} & (R extends { readonly multipart: true } ? { readonly file: UploadedPicture } : unknown)

/** Problems that every handler may return besides those of its route. 'invalid' carries messages by field. */
export type GeneralRefusal = 'invalid' | 'forbidden' | 'not-verified' | 'unauthenticated'

/** The session that a sign-in has begun. */
export interface SessionCookie {
  readonly token: string
  readonly expiresAt: Date
  readonly userType: UserType
  /** Who has signed in, for the log. */
  readonly accountUuid: string
}

/** A success may set the session cookie and the mark of a sign-up, or clear them with null; without a session there is no mark either. */
export interface Handled<T> extends Success<T> {
  /** Cursor of the next page, for routes that are paged by header. */
  readonly nextCursor?: string | null
  /** The version of an answer that anybody may keep and ask for again; without it, nobody keeps the answer. Rule: REF-26. */
  readonly version?: string
  readonly signUpCookie?: { readonly token: string; readonly expiresAt: Date } | null
  /** The mark of the browser that visits a sign-in provider. */
  readonly externalAttemptCookie?: { readonly token: string; readonly expiresAt: Date } | null
  /** What a visit to a sign-in provider has left to do; null clears it. */
  readonly externalTicketCookie?: { readonly token: string; readonly expiresAt: Date } | null
  /** The session of an operator. Rule: MOD-22. */
  readonly operatorCookie?: { readonly token: string; readonly expiresAt: Date } | null
  readonly cookie?: SessionCookie | null
}

/** Handles one call: returns the reply in wire form, or a problem that the route declares. */
export type Handler<R extends Route> = (
  request: HandlerRequest<R>,
) => Promise<Handled<Reply<R>> | Failure<ProblemName<R> | GeneralRefusal>>

/** A handler for every route of a table. */
export type Handlers<Table extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>
}
