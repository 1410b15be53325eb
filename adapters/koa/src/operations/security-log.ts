import type { RouteName } from '@guildhall/rest-contract'
import type { Context, Middleware } from 'koa'

/** What the log says of a call that concerns rights. Rule: BASE-25. */
export interface SecurityEvent {
  /** The X-Request-Id of the answer. */
  readonly requestId: string
  /** The call's name, such as logIn; null for what is no call. */
  readonly call: string | null
  /** The route's pattern, not the path, which may have tokens. */
  readonly route: string
  readonly method: string
  readonly status: number
  /** The error code; null for a success. */
  readonly code: string | null
  /** The caller, or who has signed in; null if nobody is known. */
  readonly accountUuid: string | null
}

/** Receives the lines: refusals are warnings. */
export interface SecurityLog {
  info(event: SecurityEvent, message: string): void
  warn(event: SecurityEvent, message: string): void
}

/** What a route knows about its call, for the log. */
export interface CallFacts {
  readonly name: string
  /** Whether it can guess, prove or change who somebody is: those of the limit for signing in. */
  readonly isSignIn: boolean
}

/** Calls that end what others begin. */
const ENDS: readonly string[] = ['logOut', 'endSession', 'endOtherSessions'] satisfies readonly RouteName[]

const calls = new WeakMap<Context, CallFacts>()
const accounts = new WeakMap<Context, string>()

/** Remembers which call a request makes. */
export const rememberCall = (ctx: Context, facts: CallFacts): void => void calls.set(ctx, facts)

/** Remembers who makes a request, or who has signed in by it. */
export const rememberAccount = (ctx: Context, accountUuid: string): void => void accounts.set(ctx, accountUuid)

const REFUSALS = new Set([401, 403, 429])

/** A visitor without a session is asked to sign in; nothing was tried. */
const hasCredentials = (ctx: Context): boolean => ctx.get('Authorization') !== '' || ctx.get('Cookie') !== ''

const readCode = (ctx: Context): string | null => {
  if (ctx.status < 400 || typeof ctx.body !== 'string') return null
  return /"code":"([\w-]+)"/.exec(ctx.body)?.[1] ?? null
}

/**
 * Logs, a line a request, each call that proves or changes who somebody is, and each refusal of rights or of too many calls.
 * Rule: BASE-25.
 */
export const securityLog =
  (log: SecurityLog): Middleware =>
  async (ctx, next) => {
    await next()
    const call = calls.get(ctx) ?? null
    const isRefused = REFUSALS.has(ctx.status) && (ctx.status !== 401 || hasCredentials(ctx))
    const concernsRights = call !== null && (call.isSignIn || ENDS.includes(call.name))
    if (!isRefused && !concernsRights) return
    const matched: unknown = ctx['_matchedRoute']
    const event = {
      requestId: ctx.response.get('X-Request-Id'),
      call: call?.name ?? null,
      route: typeof matched === 'string' ? matched : 'other',
      method: ctx.method,
      status: ctx.status,
      code: readCode(ctx),
      accountUuid: accounts.get(ctx) ?? null,
    }
    if (ctx.status >= 400) log.warn(event, 'A call was refused')
    else log.info(event, 'A call about an account was made')
  }
