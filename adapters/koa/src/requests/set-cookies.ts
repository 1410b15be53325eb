import { PAGE_COOKIES } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import type { Handled } from '../handler.ts'
import {
  externalAttemptCookie,
  externalTicketCookie,
  hostCookieName,
  isServedSecurely,
  operatorCookieName,
  sessionCookieName,
  SIGNED_IN_COOKIE,
  STAFF_SIGNED_IN_COOKIE,
  signUpCookie,
} from './session-cookies.ts'

type CookiesToSet = Pick<
  Handled<unknown>,
  'cookie' | 'externalAttemptCookie' | 'externalTicketCookie' | 'operatorCookie' | 'signUpCookie'
>

const EXPIRED = new Date(0)

/**
 * Sets or clears the cookies of a success: session, mark of a sign-up, and those of a visit to a sign-in provider, which no script can read.
 * Rules: IDEN-15, IDEN-43, IDEN-57, IDEN-72.
 */
export const setCookies = (ctx: Context, set: CookiesToSet, publicUrl: string): void => {
  const { cookie, operatorCookie } = set
  const secure = isServedSecurely(publicUrl)
  // Behind a TLS-terminating proxy the socket is plain; what counts is the public URL.
  if (secure) ctx.cookies.secure = true
  const base = { sameSite: 'lax', secure, path: '/', overwrite: true } as const
  if (cookie !== undefined) {
    const options = { ...base, expires: cookie === null ? EXPIRED : cookie.expiresAt }
    ctx.cookies.set(sessionCookieName(publicUrl), cookie === null ? '' : cookie.token, { ...options, httpOnly: true })
    ctx.cookies.set(hostCookieName(SIGNED_IN_COOKIE, publicUrl), cookie === null ? '' : cookie.userType, {
      ...options,
      httpOnly: false,
    })
  }
  if (operatorCookie !== undefined) {
    const options = { ...base, sameSite: 'strict', httpOnly: true } as const
    const expires = operatorCookie === null ? EXPIRED : operatorCookie.expiresAt
    ctx.cookies.set(operatorCookieName(publicUrl), operatorCookie?.token ?? '', { ...options, expires })
    ctx.cookies.set(hostCookieName(STAFF_SIGNED_IN_COOKIE, publicUrl), operatorCookie === null ? '' : '1', {
      ...options,
      expires,
      httpOnly: false,
    })
  }
  if (cookie === null) {
    for (const name of Object.values(PAGE_COOKIES))
      ctx.cookies.set(hostCookieName(name, publicUrl), '', { ...base, expires: EXPIRED, httpOnly: false })
  }
  const marks = [
    [signUpCookie, cookie === null ? null : set.signUpCookie],
    [externalAttemptCookie, set.externalAttemptCookie],
    [externalTicketCookie, set.externalTicketCookie],
  ] as const
  for (const [cookieAt, mark] of marks) {
    if (mark === undefined) continue
    const { name, path } = cookieAt(publicUrl)
    const options = { ...base, path, httpOnly: true, expires: mark === null ? EXPIRED : mark.expiresAt }
    ctx.cookies.set(name, mark === null ? '' : mark.token, options)
  }
}
