/**
 * Readable by the page, beside the session cookie: without it nobody is signed in and the page need not ask. It contains the user
 * type, so that the page can load the right files at once, or 1 if that is unknown. It grants no access.
 */
export const SIGNED_IN_COOKIE = 'signed_in'

/** Sent to that call alone, and out of reach of scripts. Rule: IDEN-43. */
export const SIGN_UP_COOKIE_PATH = '/v0/auth/email/verify'

/** Served over TLS: behind a proxy that ends it the socket is plain, and what counts is the public address. */
export const isServedSecurely = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/**
 * The cookie that carries a browser's session. Over TLS its prefix makes browsers refuse one that another host of the domain, or a connection
 * without TLS, tries to set. Rule: IDEN-15.
 */
export const sessionCookieName = (publicUrl: string): string =>
  isServedSecurely(publicUrl) ? '__Host-access_token' : 'access_token'

/**
 * Marks the browser of a sign-up until the address is verified there: the link of the verification mail signs in only in it. It has a path, which
 * `__Host-` does not allow. Rule: IDEN-43.
 */
export const signUpCookieName = (publicUrl: string): string =>
  isServedSecurely(publicUrl) ? '__Secure-sign_up_browser' : 'sign_up_browser'
