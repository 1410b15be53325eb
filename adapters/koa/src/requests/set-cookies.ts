import { PAGE_COOKIES } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import type { Handled } from '../handler.ts'
import {
  isServedSecurely,
  sessionCookieName,
  SIGN_UP_COOKIE_PATH,
  SIGNED_IN_COOKIE,
  signUpCookieName,
} from './session-cookies.ts'

/** Marks the browser that visits a sign-in provider: only it can finish. Sent to the callback alone. Rule: IDEN-72. */
export const externalAttemptCookieName = (publicUrl: string): string =>
  isServedSecurely(publicUrl) ? '__Secure-external_attempt' : 'external_attempt'
const EXTERNAL_ATTEMPT_COOKIE_PATH = '/v0/auth/oidc'
/** What is left to do after the visit. Sent to the calls of signing in and up. Rule: IDEN-72. */
export const externalTicketCookieName = (publicUrl: string): string =>
  isServedSecurely(publicUrl) ? '__Secure-external_ticket' : 'external_ticket'
const EXTERNAL_TICKET_COOKIE_PATH = '/v0/auth'

type CookiesToSet = Pick<Handled<unknown>, 'cookie' | 'externalAttemptCookie' | 'externalTicketCookie' | 'signUpCookie'>

const EXPIRED = new Date(0)

/**
 * Sets or clears the cookies of a success: session, mark of a sign-up, and those of a visit to a sign-in provider, which no script can read.
 * Rules: IDEN-15, IDEN-43, IDEN-72.
 */
export const setCookies = (
  ctx: Context,
  { cookie, externalAttemptCookie, externalTicketCookie, signUpCookie }: CookiesToSet,
  publicUrl: string,
): void => {
  const secure = isServedSecurely(publicUrl)
  // Behind a TLS-terminating proxy the socket is plain; what counts is the public URL.
  if (secure) ctx.cookies.secure = true
  const base = { sameSite: 'lax', secure, path: '/', overwrite: true } as const
  if (cookie !== undefined) {
    const options = { ...base, expires: cookie === null ? EXPIRED : cookie.expiresAt }
    ctx.cookies.set(sessionCookieName(publicUrl), cookie === null ? '' : cookie.token, { ...options, httpOnly: true })
    ctx.cookies.set(SIGNED_IN_COOKIE, cookie === null ? '' : cookie.userType, { ...options, httpOnly: false })
  }
  if (cookie === null) {
    for (const name of Object.values(PAGE_COOKIES))
      ctx.cookies.set(name, '', { ...base, expires: EXPIRED, httpOnly: false })
  }
  const marks = [
    [signUpCookieName(publicUrl), SIGN_UP_COOKIE_PATH, cookie === null ? null : signUpCookie],
    [externalAttemptCookieName(publicUrl), EXTERNAL_ATTEMPT_COOKIE_PATH, externalAttemptCookie],
    [externalTicketCookieName(publicUrl), EXTERNAL_TICKET_COOKIE_PATH, externalTicketCookie],
  ] as const
  for (const [name, path, mark] of marks) {
    if (mark === undefined) continue
    const options = { ...base, path, httpOnly: true, expires: mark === null ? EXPIRED : mark.expiresAt }
    ctx.cookies.set(name, mark === null ? '' : mark.token, options)
  }
}
