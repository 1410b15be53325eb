import type { Failure } from '@guildhall/domain/shared'
import type { GeneralProblemName, Route } from '@guildhall/rest-contract'
import Router from '@koa/router'
import type { Context } from 'koa'
import type { Handled, Handler, Handlers, RequestFacts } from './handler.ts'
import { statusOf } from './middleware/errors.ts'
import { type AccessDeps, checkAccess, SESSION_COOKIE, SIGNED_IN_COOKIE } from './requests/access.ts'
import { answerRefusal } from './requests/answer-refusal.ts'
import { type KeyedCallDeps, runKeyed } from './requests/keyed-calls.ts'
import { countryOf, isOwnOrigin, originOf } from './requests/own-address.ts'
import { requestParserOf } from './requests/parse-request.ts'
import type { RateLimits } from './requests/rate-limits.ts'
import { type BodyReader, bodyReaderOf } from './requests/read-body.ts'
import { RequestRefused } from './requests/request-refused.ts'

export interface MountDeps extends AccessDeps, KeyedCallDeps {
  readonly rateLimits: RateLimits
}

type AnyHandler = (request: object) => Promise<Handled<unknown> | Failure<string>>

const asGeneral: Readonly<Record<string, GeneralProblemName>> = {
  invalid: 'invalid',
  forbidden: 'forbidden',
  'not-verified': 'email-not-verified',
  unauthenticated: 'unauthenticated',
}

const messagesOf = (details: Failure<string>['details'] = {}): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(details).flatMap(([field, said]) => (Array.isArray(said) ? [[field, said]] : [])))

const answerProblem = (ctx: Context, route: Route, { details = {}, problem }: Failure<string>): void => {
  const { retryAfterSeconds, ...rest } = details
  const wait = typeof retryAfterSeconds === 'number' ? { retryAfter: retryAfterSeconds } : {}
  const declared = Object.hasOwn(route.problems, problem) ? route.problems[problem] : undefined
  if (declared !== undefined) {
    answerRefusal(ctx, { ...declared, ...wait, code: problem, details: rest })
    return
  }
  const code = asGeneral[problem]
  if (code === undefined) throw new Error(`${route.method} ${route.path} does not declare the problem ${problem}`)
  if (code !== 'invalid') throw new RequestRefused(code)
  const errors = messagesOf(details)
  const first = Object.values(errors)[0]?.[0]
  throw new RequestRefused('invalid', { errors, ...(first === undefined ? {} : { message: first }) })
}

const setCookie = (ctx: Context, cookie: Handled<unknown>['cookie'], secure: boolean): void => {
  if (cookie === undefined) return
  // Behind a proxy that ends TLS the socket is plain; what counts is how the page is reached.
  if (secure) ctx.cookies.secure = true
  const base = { sameSite: 'lax', secure, path: '/', overwrite: true } as const
  const own = { ...base, expires: cookie === null ? new Date(0) : cookie.expiresAt }
  ctx.cookies.set(SESSION_COOKIE, cookie === null ? '' : cookie.token, { ...own, httpOnly: true })
  ctx.cookies.set(SIGNED_IN_COOKIE, cookie === null ? '' : cookie.userType, { ...own, httpOnly: false })
}

const factsOf = (ctx: Context, { publicUrl }: AccessDeps): Omit<RequestFacts, 'token' | 'bearer'> => ({
  address: ctx.ip,
  userAgent: ctx.get('User-Agent').slice(0, 500),
  countryCode: countryOf(ctx),
  key: ctx.get('Idempotency-Key') || ctx.response.get('X-Request-Id'),
  origin: originOf(ctx, publicUrl),
})

/** Reads a body; what is too large is refused in the route's own words where it has some. */
const bodyReaderInOwnWordsOf = (route: Route): BodyReader => {
  const read = bodyReaderOf(route)
  const own = route.problems['too-large']
  if (own === undefined) return read
  return async (ctx) => {
    try {
      return await read(ctx)
    } catch (error) {
      throw statusOf(error) === own.status ? new RequestRefused('too-large', { message: own.message }) : error
    }
  }
}

/** All that a call needs is made once here; a request only runs it. */
const answererOf = (route: Route, handler: AnyHandler, deps: MountDeps) => {
  const readBody = bodyReaderInOwnWordsOf(route)
  const parse = requestParserOf(route)
  const { success } = route
  const secure = new URL(deps.publicUrl).protocol === 'https:'
  const foreignLogin = (ctx: Context): boolean =>
    route.access === 'public' &&
    route.method === 'POST' &&
    ctx.get('Origin') !== '' &&
    !isOwnOrigin(ctx, deps.publicUrl)
  return async (ctx: Context, params: Readonly<Record<string, string>>): Promise<void> => {
    await deps.rateLimits.consume(route, ctx.ip)
    if (foreignLogin(ctx)) throw new RequestRefused('foreign-origin')
    const { actor, bearer, token } = await checkAccess(route, ctx, deps)
    if (actor !== null) await deps.rateLimits.consume(route, actor.accountUuid)
    const body = await readBody(ctx)
    const parsed = parse(params, ctx, body)
    const run = async (): Promise<boolean> => {
      const outcome = await handler({ ...parsed, actor, facts: { ...factsOf(ctx, deps), token, bearer } })
      if (!outcome.ok) {
        answerProblem(ctx, route, outcome)
        return false
      }
      setCookie(ctx, outcome.cookie, secure)
      if (outcome.nextCursor) ctx.set('X-Next-Cursor', outcome.nextCursor)
      ctx.set('Cache-Control', 'no-store')
      ctx.status = success.status
      if ('body' in success) ctx.body = success.body.parse(outcome.value)
      // A cookie cannot be given again from memory.
      return outcome.cookie === undefined
    }
    await runKeyed(deps, { ctx, route, actor, body }, run)
  }
}

const refuseConflicts = (table: Readonly<Record<string, Route>>): void => {
  const seen = new Set<string>()
  for (const { method, path } of Object.values(table)) {
    const shape = `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`
    if (seen.has(shape)) throw new Error(`Two calls at ${shape}`)
    seen.add(shape)
  }
}

/**
 * Serves every route of a table: counts, asks who calls, reads and checks the request, runs the handler, and lets out of its reply what
 * the schema names. A missing handler or an undeclared problem does not compile. Rules: API-1, API-3.
 */
export const mount = <Table extends Readonly<Record<string, Route>>>(
  table: Table,
  handlers: Handlers<Table>,
  deps: MountDeps,
): Router => {
  refuseConflicts(table)
  const router = new Router()
  for (const [name, route] of Object.entries(table)) {
    const handler: Handler<never> = handlers[name as keyof Table]
    const answer = answererOf(route, handler as AnyHandler, deps)
    router.register(route.path.replace('*', String.raw`\*`), [route.method], (ctx) => answer(ctx, ctx.params))
  }
  return router
}
