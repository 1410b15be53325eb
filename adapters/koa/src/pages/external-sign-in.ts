import type { Actor, ExternalSignInOutcome, ExternalSignInRefusal } from '@guildhall/domain/identity'
import { ACCOUNT_SETTINGS_PATH } from '@guildhall/domain/notifications'
import { CONSENT_COOKIE, parseConsent } from '@guildhall/domain/privacy'
import { DASHBOARD_PATH, LOGIN_PATH } from '@guildhall/domain/onboarding'
import type { CallUseCases } from '@guildhall/domain/use-cases'
import { routes } from '@guildhall/rest-contract'
import type { Context, Middleware } from 'koa'
import { recordSignUp } from '../handlers/analytics.ts'
import { endReplacedSession, toSessionCookie } from '../handlers/session.ts'
import { rememberAccount, rememberCall } from '../operations/security-log.ts'
import { isOwnNavigation, readOrigin } from '../requests/origin.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { RequestRefused } from '../requests/request-refused.ts'
import { externalAttemptCookie, hostCookieName, sessionCookieName } from '../requests/session-cookies.ts'
import { setCookies } from '../requests/set-cookies.ts'

export interface ExternalSignInPageDeps {
  readonly publicUrl: string
  readonly rateLimits: RateLimits
  readonly useCases: CallUseCases
}

const PAGE = /^\/v0\/auth\/oidc\/([a-z0-9-]{1,40})\/(start|callback)$/
/** Longer than the answer of any provider. */
const QUERY_MAX_LENGTH = 8_000
const SIGN_UP_PATH = '/sign-up'

const first = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

const refusalPath = (reason: ExternalSignInRefusal, isConnecting: boolean, from: string | null): string =>
  isConnecting ? withQuery(ACCOUNT_SETTINGS_PATH, { said: reason }) : withQuery(LOGIN_PATH, { said: reason, from })

/** The page on which a visit to a provider goes on. */
const pathAfter = (outcome: ExternalSignInOutcome): string => {
  const { returnTo } = outcome
  switch (outcome.kind) {
    case 'signed-in':
      return returnTo ?? DASHBOARD_PATH
    case 'connected':
      return returnTo ?? ACCOUNT_SETTINGS_PATH
    case 'refused':
      return refusalPath(outcome.reason, outcome.purpose === 'connect', returnTo)
    case 'ticket':
      return outcome.step === 'sign-up'
        ? withQuery(SIGN_UP_PATH, { external: outcome.step })
        : withQuery(LOGIN_PATH, { external: outcome.step, from: returnTo })
  }
}

const redirect = (ctx: Context, path: string): void => {
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Referrer-Policy', 'no-referrer')
  ctx.status = 302
  ctx.redirect(path)
}

/**
 * The two pages of a visit to a sign-in provider: the start, which redirects to it, and the callback, to which it redirects back. Both only
 * ever redirect to the provider or to a page of the application. Rules: IDEN-56, IDEN-71, IDEN-72.
 */
export const externalSignInPages = ({ publicUrl, rateLimits, useCases }: ExternalSignInPageDeps): Middleware => {
  const start = async (ctx: Context, provider: string): Promise<void> => {
    const returnTo = first(ctx.query['return']) || null
    const started = await useCases.startExternalSignIn({
      provider,
      origin: readOrigin(ctx, publicUrl),
      returnTo,
      isWanted: isOwnNavigation(ctx, publicUrl),
    })
    if (!started.ok) {
      if (started.problem === 'not-found') throw new RequestRefused('not-found')
      redirect(ctx, refusalPath(started.problem, false, null))
      return
    }
    const { browserToken, browserTokenExpiresAt, url } = started.value
    const attempt = { token: browserToken, expiresAt: browserTokenExpiresAt }
    setCookies(ctx, { externalAttemptCookie: attempt, externalTicketCookie: null }, publicUrl)
    redirect(ctx, url)
  }

  const findActor = async (ctx: Context): Promise<Actor | null> => {
    const token = ctx.cookies.get(sessionCookieName(publicUrl))
    return token === undefined ? null : useCases.authenticate(token)
  }

  const finish = async (ctx: Context, provider: string): Promise<void> => {
    rememberCall(ctx, { name: 'finishExternalSignIn', isSignIn: true })
    if (ctx.querystring.length > QUERY_MAX_LENGTH) throw new RequestRefused('invalid')
    const outcome = await useCases.finishExternalSignIn({
      address: ctx.ip,
      userAgent: ctx.get('User-Agent').slice(0, 500),
      provider,
      origin: readOrigin(ctx, publicUrl),
      query: ctx.querystring,
      state: first(ctx.query['state']),
      browserToken: ctx.cookies.get(externalAttemptCookie(publicUrl).name) ?? null,
      actor: await findActor(ctx),
    })
    // The attempt of another tab may still wait.
    const isOver = outcome.kind !== 'refused' || outcome.reason !== 'sign-in-expired'
    if (isOver) setCookies(ctx, { externalAttemptCookie: null }, publicUrl)
    if (outcome.kind === 'ticket') setCookies(ctx, { externalTicketCookie: outcome }, publicUrl)
    if (outcome.kind === 'signed-in') {
      const consent = parseConsent(ctx.cookies.get(hostCookieName(CONSENT_COOKIE, publicUrl)))
      recordSignUp({ useCases }, outcome.session, { consent })
      const cookie = toSessionCookie(outcome.session)
      await endReplacedSession({ useCases }, { replacedToken: ctx.cookies.get(sessionCookieName(publicUrl)) ?? null })
      setCookies(ctx, { cookie, externalTicketCookie: null }, publicUrl)
      rememberAccount(ctx, cookie.accountUuid)
    }
    redirect(ctx, pathAfter(outcome))
  }

  return async (ctx, next) => {
    const [, provider, page] = PAGE.exec(ctx.path) ?? []
    if (provider === undefined || ctx.method !== 'GET') return next()
    await rateLimits.consume(routes.logIn, ctx.ip)
    return page === 'start' ? start(ctx, provider) : finish(ctx, provider)
  }
}
