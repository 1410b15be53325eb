/**
 * Readable by the page, beside the session cookie: without it nobody is signed in and the page need not ask. It contains the user
 * type, so that the page can load the right files at once, or 1 if that is unknown. It grants no access.
 */
export const SIGNED_IN_COOKIE = 'signed_in'

/** Served over TLS: behind a proxy that ends it the socket is plain, and what counts is the public address. */
export const isServedSecurely = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The name of a cookie that is sent to every path: over TLS with the prefix that binds it to the host. Rule: IDEN-57. */
export const hostCookieName = (name: string, publicUrl: string): string =>
  isServedSecurely(publicUrl) ? `__Host-${name}` : name

/**
 * The cookie that carries a browser's session. Over TLS its prefix makes browsers refuse one that another host of the domain, or a connection
 * without TLS, tries to set. Rule: IDEN-15.
 */
export const sessionCookieName = (publicUrl: string): string => hostCookieName('access_token', publicUrl)

/** A cookie that marks a browser for some calls: its name, and the path that it is sent to. */
export interface MarkCookie {
  readonly name: string
  readonly path: string
}

/**
 * Over TLS bound to the host, as the session is, so that no other host of the domain can plant a mark; `__Host-` asks for the path of everything.
 * Otherwise sent to its calls alone. Rule: IDEN-57.
 */
const markCookie =
  (name: string, path: string) =>
  (publicUrl: string): MarkCookie => ({
    name: hostCookieName(name, publicUrl),
    path: isServedSecurely(publicUrl) ? '/' : path,
  })

/** Marks the browser of a sign-up until the address is verified there: the link of the verification mail signs in only in it. Rule: IDEN-43. */
export const signUpCookie = markCookie('sign_up_browser', '/v0/auth/email/verify')

/** Marks the browser that visits a sign-in provider: only it can finish. Rule: IDEN-72. */
export const externalAttemptCookie = markCookie('external_attempt', '/v0/auth/oidc')

/** What is left to do after the visit, by the calls of signing in and up. Rule: IDEN-72. */
export const externalTicketCookie = markCookie('external_ticket', '/v0/auth')

/** The cookie that carries an operator's session, apart from that of a user. Rule: MOD-22. */
export const operatorCookieName = (publicUrl: string): string =>
  isServedSecurely(publicUrl) ? '__Host-staff_session' : 'staff_session'

/** Beside it, for the page: without it no operator is signed in, and the page does not ask for one. It grants no access. */
export const STAFF_SIGNED_IN_COOKIE = 'staff_signed_in'
