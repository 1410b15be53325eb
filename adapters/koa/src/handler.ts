import type { Actor, UserType } from '@guildhall/domain/identity'
import type { UploadedPicture } from '@guildhall/domain/files'
import type { Failure, Success } from '@guildhall/domain/shared'
import type { Parsed, ProblemName, Reply, Route } from '@guildhall/rest-contract'

/** What a handler may know of a request beside its contents. */
export interface RequestFacts {
  /** The caller's network address. */
  readonly address: string
  readonly userAgent: string
  /** ISO 3166-1 alpha-2, null where the caller's languages name none. */
  readonly countryCode: string | null
  /** The session token that authenticated the call. */
  readonly token: string | null
  /** The same where it came in a header: a cookie's never goes back to a page. */
  readonly bearer: string | null
  /** Makes a repeat of this request recognisable: what the caller sent for that, else the request's own id. */
  readonly key: string
  /** Where this caller reaches us, without a slash at the end. */
  readonly origin: string
}

type ActorOf<R extends Route> = R['access'] extends 'public' | 'signed' ? null : Actor

/** What a handler gets. */
export type HandlerRequest<R extends Route> = Parsed<R> & {
  readonly actor: ActorOf<R>
  readonly facts: RequestFacts
} & (R extends { readonly multipart: true } ? { readonly file: UploadedPicture } : unknown)

/** What every handler may refuse with beside its route's own problems. 'invalid' carries messages by field. */
export type GeneralRefusal = 'invalid' | 'forbidden' | 'not-verified' | 'unauthenticated'

/** A success may set the session cookie, or clear it with null. */
export interface Handled<T> extends Success<T> {
  /** Where the next page begins, of a list whose route is paged by header. */
  readonly nextCursor?: string | null
  readonly cookie?: { readonly token: string; readonly expiresAt: Date; readonly userType: UserType } | null
}

/** Answers one call: the reply as the wire spells it, or a problem that the route declares. */
export type Handler<R extends Route> = (
  request: HandlerRequest<R>,
) => Promise<Handled<Reply<R>> | Failure<ProblemName<R> | GeneralRefusal>>

/** A handler for every route of a table. */
export type Handlers<Table extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>
}
