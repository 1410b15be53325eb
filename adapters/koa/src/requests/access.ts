import { hasPermission } from '@guildhall/domain/companies'
import type { Actor } from '@guildhall/domain/identity'
import { mayOperate, type OperatorActor } from '@guildhall/domain/moderation'
import { isOpenToViewers, type Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import type { CallUseCases } from '@guildhall/domain/use-cases'
import { isOwnOrigin } from './origin.ts'
import { rememberAccount } from '../operations/security-log.ts'
import { RequestRefused } from './request-refused.ts'
import { operatorCookieName, sessionCookieName } from './session-cookies.ts'

/** The application id that the hosted search service's clients send. */
export const SEARCH_APPLICATION_ID = 'guildhall'

export interface AccessDeps {
  readonly publicUrl: string
  readonly useCases: Pick<
    CallUseCases,
    'authenticate' | 'authenticateOperator' | 'authenticateSignedToken' | 'authenticateViewer'
  >
}

/** The caller. `bearer` is the token if it came in a header; a cookie's token is never sent back. */
export interface Caller {
  readonly actor: Actor | null
  /** The operator, on their calls. */
  readonly operator?: OperatorActor
  readonly token: string | null
  readonly bearer: string | null
}

const ANONYMOUS: Caller = { actor: null, token: null, bearer: null }

/** Longer than any token or key that the product issues. */
const TOKEN_MAX_LENGTH = 2_000

const readBearer = (ctx: Context): string | null => /^Bearer +([^\s]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? null
/** The token of a session: that of the header, else that of the cookie. */
const readToken = (
  ctx: Context,
  publicUrl: string,
): { readonly bearer: string | null; readonly token: string | null } => {
  const bearer = readBearer(ctx)
  return { bearer, token: bearer ?? ctx.cookies.get(sessionCookieName(publicUrl)) ?? null }
}
const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'
const hasBody = (ctx: Context): boolean => (ctx.request.length ?? 0) > 0 || ctx.get('Transfer-Encoding') !== ''

/** Protects against cross-site requests: requires our own Origin, and a body type that no plain form can send. Rule: IDEN-16. */
const checkCookieRequest = (ctx: Context, publicUrl: string): void => {
  if (isSafeMethod(ctx.method)) return
  if (!isOwnOrigin(ctx, publicUrl)) throw new RequestRefused('foreign-origin')
  if (hasBody(ctx) && ctx.is('json', 'multipart') === false) throw new RequestRefused('unsupported-type')
}

const findSessionCaller = async (route: Route, ctx: Context, deps: AccessDeps): Promise<Caller> => {
  const { bearer, token } = readToken(ctx, deps.publicUrl)
  if (token === null && route.withoutToken !== undefined) {
    throw new RequestRefused('unauthenticated', { message: route.withoutToken })
  }
  if (token === null || token.length > TOKEN_MAX_LENGTH) throw new RequestRefused('unauthenticated')
  if (bearer === null) checkCookieRequest(ctx, deps.publicUrl)
  const { useCases } = deps
  const actor =
    (await useCases.authenticate(token)) ??
    (bearer === null ? await useCases.authenticateViewer('view-as', token) : null) ??
    (route.access === 'sign-up' ? await useCases.authenticateSignedToken('sign-up', token) : null)
  if (actor === null) throw new RequestRefused('unauthenticated')
  return { actor, token, bearer }
}

/** Whether the browser has the cookie of an operator's session, also of one that has ended. */
export const hasOperatorCookie = (ctx: Context, publicUrl: string): boolean =>
  ctx.cookies.get(operatorCookieName(publicUrl)) !== undefined

/**
 * An operator, by their cookie alone: no other token of theirs exists. For everybody else, and for operators without the right, the call
 * does not exist. Rules: MOD-12, MOD-17, MOD-22, MOD-24.
 */
const findOperator = async (route: Route, ctx: Context, deps: AccessDeps): Promise<Caller> => {
  const token = ctx.cookies.get(operatorCookieName(deps.publicUrl)) ?? null
  if (token === null || token.length > TOKEN_MAX_LENGTH) throw new RequestRefused('not-found')
  const operator = await deps.useCases.authenticateOperator(token)
  if (operator === null) throw new RequestRefused('not-found')
  const { mustSetUpTwoFactor, role } = operator
  const { operatorRight } = route
  if (operatorRight !== undefined && (mustSetUpTwoFactor || !mayOperate(role, operatorRight)))
    throw new RequestRefused('not-found')
  checkCookieRequest(ctx, deps.publicUrl)
  rememberAccount(ctx, operator.operatorUuid)
  return { ...ANONYMOUS, operator }
}

/** Whoever has a valid session; everybody else is anonymous, also with a session that has ended. */
const recogniseCaller = async (ctx: Context, { publicUrl, useCases }: AccessDeps): Promise<Caller> => {
  const { bearer, token } = readToken(ctx, publicUrl)
  const actor =
    token === null || token.length > TOKEN_MAX_LENGTH
      ? null
      : ((await useCases.authenticate(token)) ??
        (bearer === null ? await useCases.authenticateViewer('view-as', token) : null))
  return actor === null ? ANONYMOUS : { actor, token, bearer }
}

const firstValue = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

const findSearchCaller = async (ctx: Context, deps: AccessDeps): Promise<Caller> => {
  const application = ctx.get('X-Algolia-Application-Id') || firstValue(ctx.query['x-algolia-application-id'])
  const key = ctx.get('X-Algolia-API-Key') || firstValue(ctx.query['x-algolia-api-key'])
  const isKnownFormat = application === SEARCH_APPLICATION_ID && key !== '' && key.length <= TOKEN_MAX_LENGTH
  const actor = isKnownFormat
    ? ((await deps.useCases.authenticateSignedToken('search', key)) ??
      (await deps.useCases.authenticateViewer('search', key)))
    : null
  if (actor === null) throw new RequestRefused('unauthenticated')
  return { actor, token: key, bearer: null }
}

const identify = async (route: Route, ctx: Context, deps: AccessDeps): Promise<Caller> => {
  if (route.recognisesSession === true) return recogniseCaller(ctx, deps)
  if (route.access === 'public' || route.access === 'signed') return ANONYMOUS
  if (route.access === 'operator') return findOperator(route, ctx, deps)
  return route.access === 'search-key' ? findSearchCaller(ctx, deps) : findSessionCaller(route, ctx, deps)
}

/**
 * Identifies the caller, or refuses: 401 if unauthenticated, 403 for the wrong user type, a team role without permission, or an
 * unverified e-mail address. Rules: API-5, API-6, IDEN-27.
 */
export const checkAccess = async (route: Route, ctx: Context, deps: AccessDeps): Promise<Caller> => {
  const caller = await identify(route, ctx, deps)
  const { actor } = caller
  if (actor === null) return caller
  rememberAccount(ctx, actor.viewer?.operatorUuid ?? actor.accountUuid)
  if (actor.viewer !== undefined && !isOpenToViewers(route)) throw new RequestRefused('view-only')
  if (!actor.verified && route.allowsUnverified !== true && route.access !== 'sign-up') {
    throw new RequestRefused('email-not-verified')
  }
  if (route.who !== undefined && actor.userType !== route.who) throw new RequestRefused('forbidden')
  if (route.right !== undefined && !hasPermission(actor.role, route.right)) throw new RequestRefused('forbidden')
  return caller
}
