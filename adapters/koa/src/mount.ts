import { CONSENT_COOKIE, parseConsent } from '@guildhall/domain/privacy'
import type { Failure } from '@guildhall/domain/shared'
import type { GeneralProblemName, Route } from '@guildhall/rest-contract'
import Router from '@koa/router'
import type { Context } from 'koa'
import { transcode } from 'node:buffer'
import { Stream } from 'node:stream'
import { rememberAccount, rememberCall } from './operations/security-log.ts'
import type { Handled, Handler, Handlers, RequestFacts } from './handler.ts'
import { readErrorStatus } from './middleware/errors.ts'
import { type AccessDeps, checkAccess } from './requests/access.ts'
import { setCookies } from './requests/set-cookies.ts'
import { sendError } from './requests/send-error.ts'
import { type IdempotencyDeps, runIdempotent } from './requests/idempotency.ts'
import { readCountryCode, isOwnOrigin, readOrigin } from './requests/origin.ts'
import { createRequestParser } from './requests/parse-request.ts'
import type { RateLimits } from './requests/rate-limits.ts'
import { type BodyReader, createBodyReader } from './requests/read-body.ts'
import { RequestRefused } from './requests/request-refused.ts'
import { externalTicketCookie, hostCookieName, sessionCookieName, signUpCookie } from './requests/session-cookies.ts'

export interface MountDeps extends AccessDeps, IdempotencyDeps {
  readonly rateLimits: RateLimits
}

type AnyHandler = (request: object) => Promise<Handled<unknown> | Failure<string>>

const generalCodes: Readonly<Record<string, GeneralProblemName>> = {
  invalid: 'invalid',
  forbidden: 'forbidden',
  'not-verified': 'email-not-verified',
  unauthenticated: 'unauthenticated',
}

const toFieldMessages = (details: Failure<string>['details'] = {}): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([field, messages]) => (Array.isArray(messages) ? [[field, messages]] : [])),
  )

const sendProblem = (ctx: Context, route: Route, { details = {}, problem }: Failure<string>): void => {
  const { retryAfterSeconds, ...rest } = details
  const retry = typeof retryAfterSeconds === 'number' ? { retryAfter: retryAfterSeconds } : {}
  const declared = Object.hasOwn(route.problems, problem) ? route.problems[problem] : undefined
  if (declared !== undefined) {
    sendError(ctx, { ...declared, ...retry, code: problem, details: rest })
    return
  }
  const general = generalCodes[problem]
  // Whoever stopped being an operator during the call. Rule: MOD-24.
  const isHidden = route.access === 'operator' && (general === 'forbidden' || general === 'unauthenticated')
  const code = isHidden ? 'not-found' : general
  if (code === undefined) throw new Error(`${route.method} ${route.path} does not declare the problem ${problem}`)
  if (code !== 'invalid') throw new RequestRefused(code)
  const errors = toFieldMessages(details)
  const first = Object.values(errors)[0]?.[0]
  throw new RequestRefused('invalid', { errors, ...(first === undefined ? {} : { message: first }) })
}

const toRequestFacts = (
  ctx: Context,
  { publicUrl }: AccessDeps,
): Omit<RequestFacts, 'token' | 'bearer' | 'replacedToken'> => ({
  address: ctx.ip,
  userAgent: ctx.get('User-Agent').slice(0, 500),
  consent: parseConsent(ctx.cookies.get(hostCookieName(CONSENT_COOKIE, publicUrl))),
  countryCode: readCountryCode(ctx),
  key: ctx.get('Idempotency-Key') || ctx.response.get('X-Request-Id'),
  origin: readOrigin(ctx, publicUrl),
  fromOwnPage: isOwnOrigin(ctx, publicUrl),
  externalTicket: ctx.cookies.get(externalTicketCookie(publicUrl).name) ?? null,
  signUpToken: ctx.cookies.get(sessionCookieName(publicUrl))
    ? null
    : (ctx.cookies.get(signUpCookie(publicUrl).name) ?? null),
})

/** Reads a body; too large a body is refused with the route's own message if it declares one. */
const createRouteBodyReader = (route: Route): BodyReader => {
  const read = createBodyReader(route)
  const declared = route.problems['too-large']
  if (declared === undefined) return read
  return async (ctx) => {
    try {
      return await read(ctx)
    } catch (error) {
      throw readErrorStatus(error) === declared.status
        ? new RequestRefused('too-large', { message: declared.message })
        : error
    }
  }
}

/** Prepares everything that a route needs once, so that a request only runs it. */
const createRouteHandler = (name: string, route: Route, handler: AnyHandler, deps: MountDeps) => {
  const readBody = createRouteBodyReader(route)
  const parse = createRequestParser(route)
  const { success } = route
  const isForeignLogin = (ctx: Context): boolean =>
    route.access === 'public' &&
    route.method === 'POST' &&
    ctx.get('Origin') !== '' &&
    !isOwnOrigin(ctx, deps.publicUrl)
  return async (ctx: Context, params: Readonly<Record<string, string>>): Promise<void> => {
    rememberCall(ctx, { name, isSignIn: route.rateLimit === 'sign-in' })
    await deps.rateLimits.consume(route, ctx.ip)
    if (isForeignLogin(ctx)) throw new RequestRefused('foreign-origin')
    const { actor, bearer, operator, token } = await checkAccess(route, ctx, deps)
    const caller = actor?.viewer?.operatorUuid ?? actor?.accountUuid ?? operator?.operatorUuid
    if (caller !== undefined) await deps.rateLimits.consume(route, caller)
    const body = await readBody(ctx)
    const parsed = parse(params, ctx, body)
    const run = async (): Promise<boolean> => {
      const replacedToken = actor === null ? (ctx.cookies.get(sessionCookieName(deps.publicUrl)) ?? null) : null
      const facts = { ...toRequestFacts(ctx, deps), token, bearer, replacedToken }
      const outcome = await handler({ ...parsed, actor: operator ?? actor, facts })
      if (!outcome.ok) {
        sendProblem(ctx, route, outcome)
        return false
      }
      setCookies(ctx, outcome, deps.publicUrl)
      if (outcome.cookie) rememberAccount(ctx, outcome.cookie.accountUuid)
      if (outcome.nextCursor) ctx.set('X-Next-Cursor', outcome.nextCursor)
      if (outcome.version !== undefined) ctx.set('ETag', `"${outcome.version}"`)
      ctx.set('Cache-Control', outcome.version === undefined ? 'no-store' : 'public, no-cache')
      ctx.status = success.status
      if (outcome.version !== undefined && ctx.fresh) {
        ctx.status = 304
        return true
      }
      if ('body' in success) ctx.body = success.body.parse(outcome.value)
      // A stored response cannot set a cookie again.
      return outcome.cookie === undefined
    }
    await runIdempotent(deps, { ctx, route, actor, body }, run)
    writeJson(ctx)
  }
}

/** Encodes a text without lone surrogates, such as JSON: `Buffer.from(text)` takes three times as long if a character is outside Latin-1. */
const toUtf8 = (text: string): Buffer => transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')

/** Writes JSON and its bytes once: compression and Koa ask for the length, for which they would write them a first time. */
const writeJson = (ctx: Context): void => {
  const { body } = ctx
  const isJson = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Stream)
  if (isJson) ctx.body = toUtf8(JSON.stringify(body))
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
 * Serves every route of a table: applies rate limits, checks access, parses the request, runs the handler, and strips the reply to what
 * the schema declares. A missing handler or an undeclared problem does not compile. Rules: API-1, API-3.
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
    const answer = createRouteHandler(name, route, handler as AnyHandler, deps)
    router.register(route.path.replace('*', String.raw`\*`), [route.method], (ctx) => answer(ctx, ctx.params))
  }
  return router
}
