import { hasPermission } from '@guildhall/domain/companies'
import type { Actor } from '@guildhall/domain/identity'
import type { Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import type { CallUseCases } from '@guildhall/domain/use-cases'
import { isOwnOrigin } from './own-address.ts'
import { RequestRefused } from './request-refused.ts'

/** The cookie that carries a browser's session. Rule: IDEN-15. */
export const SESSION_COOKIE = 'access_token'

/**
 * Stands beside the session for the page to read: without it nobody is signed in, and the page need not ask who is. It
 * holds the user type, so that the page can ask for the right files at once, or 1 where that is not known. It opens nothing.
 */
export const SIGNED_IN_COOKIE = 'signed_in'
/** What the hosted search service's clients are told to call us. */
export const SEARCH_APPLICATION_ID = 'guildhall'

export interface AccessDeps {
  readonly publicUrl: string
  readonly useCases: Pick<CallUseCases, 'authenticate' | 'authenticateSignedToken'>
}

/** Who is calling. `bearer` is the token where the caller sent it; a cookie's never leaves the server again. */
export interface Caller {
  readonly actor: Actor | null
  readonly token: string | null
  readonly bearer: string | null
}

const NOBODY: Caller = { actor: null, token: null, bearer: null }

const bearerOf = (ctx: Context): string | null => /^Bearer +([^\s]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? null
const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD'
const hasBody = (ctx: Context): boolean => (ctx.request.length ?? 0) > 0 || ctx.get('Transfer-Encoding') !== ''

/** Nobody else's page may act with our cookie: our Origin, and a body that no plain form can send. Rule: IDEN-16. */
const guardCookie = (ctx: Context, publicUrl: string): void => {
  if (isSafe(ctx.method)) return
  if (!isOwnOrigin(ctx, publicUrl)) throw new RequestRefused('foreign-origin')
  if (hasBody(ctx) && ctx.is('json', 'multipart') === false) throw new RequestRefused('unsupported-type')
}

const sessionCaller = async (route: Route, ctx: Context, deps: AccessDeps): Promise<Caller> => {
  const bearer = bearerOf(ctx)
  const token = bearer ?? ctx.cookies.get(SESSION_COOKIE) ?? null
  if (token === null && route.withoutToken !== undefined) {
    throw new RequestRefused('unauthenticated', { message: route.withoutToken })
  }
  if (token === null || token.length > 2000) throw new RequestRefused('unauthenticated')
  if (bearer === null) guardCookie(ctx, deps.publicUrl)
  const actor =
    (await deps.useCases.authenticate(token)) ??
    (route.access === 'sign-up' ? await deps.useCases.authenticateSignedToken('sign-up', token) : null)
  if (actor === null) throw new RequestRefused('unauthenticated')
  return { actor, token, bearer }
}

const oneOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

const searchCaller = async (ctx: Context, deps: AccessDeps): Promise<Caller> => {
  const application = ctx.get('X-Algolia-Application-Id') || oneOf(ctx.query['x-algolia-application-id'])
  const key = ctx.get('X-Algolia-API-Key') || oneOf(ctx.query['x-algolia-api-key'])
  const known = application === SEARCH_APPLICATION_ID && key !== '' && key.length <= 2000
  const actor = known ? await deps.useCases.authenticateSignedToken('search', key) : null
  if (actor === null) throw new RequestRefused('unauthenticated')
  return { actor, token: key, bearer: null }
}

const identify = async (route: Route, ctx: Context, deps: AccessDeps): Promise<Caller> => {
  if (route.access === 'public' || route.access === 'signed') return NOBODY
  return route.access === 'search-key' ? searchCaller(ctx, deps) : sessionCaller(route, ctx, deps)
}

/**
 * Says who calls, or refuses: 401 for nobody, 403 for the wrong kind of user, for a team role without the right, and for an address that
 * is not verified. Rules: API-5, API-6, IDEN-27.
 */
export const checkAccess = async (route: Route, ctx: Context, deps: AccessDeps): Promise<Caller> => {
  const caller = await identify(route, ctx, deps)
  const { actor } = caller
  if (actor === null) return caller
  if (!actor.verified && route.allowsUnverified !== true && route.access !== 'sign-up') {
    throw new RequestRefused('email-not-verified')
  }
  if (route.who !== undefined && actor.userType !== route.who) throw new RequestRefused('forbidden')
  if (route.right !== undefined && !hasPermission(actor.role, route.right)) throw new RequestRefused('forbidden')
  return caller
}
