import type { Actor, LogInCommand, LoginResult } from '@guildhall/domain/identity'
import type { SessionDescription } from '@guildhall/domain/onboarding'
import { ok, type Failure, type Success } from '@guildhall/domain/shared'
import type { Routes, SessionAnswer } from '@guildhall/rest-contract'
import type { Handlers, RequestFacts, SessionCookie } from '../handler.ts'
import { toCurrentSessionWire, toSessionAnswer } from '../mappers/session.mapper.ts'
import { recordSignUp } from './analytics.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Completes the actor with company and role: a login does not know them yet. */
const withCompany = (actor: Actor, { employer }: SessionDescription): Actor => ({
  ...actor,
  companyUuid: employer?.company.uuid ?? null,
  role: employer?.member.role ?? null,
})

/** Describes a session with all of its lists in wire form; `token` is null if the caller has it in a cookie. */
const describeSession = async (
  { clock, useCases }: HandlerDeps,
  actor: Actor,
  token: string | null,
  { origin }: RequestFacts,
): Promise<Success<SessionAnswer> | Failure<'unauthenticated'>> => {
  // The session comes first: whoever subscribes after its sequence number misses no change to the lists.
  const session = await useCases.describeSession({ actor })
  if (!session.ok) return session
  const lists = await useCases.listForSession({ actor: withCompany(actor, session.value) })
  if (!lists.ok) return lists
  return ok(toSessionAnswer(session.value, { origin, now: clock.now() }, { ...lists.value, token }))
}

/**
 * Describes a login; the cookie is set for a session, never for the temporary sign-up token. A page of ours gets the token in the cookie
 * alone, and the session that the browser had until now ends. Rules: IDEN-54, IDEN-55.
 */
export const describeLogin = async (deps: HandlerDeps, login: LoginResult, facts: RequestFacts) => {
  recordSignUp(deps, login, facts)
  const { account, sessionUuid, signingUp, token } = login
  const actor: Actor = {
    accountUuid: account.uuid,
    userType: account.userType,
    verified: account.emailVerifiedAt !== null,
    companyUuid: account.companyUuid,
    role: null,
    ...(sessionUuid === null ? {} : { sessionUuid }),
  }
  const answer = await describeSession(deps, actor, facts.fromOwnPage && !signingUp ? null : token, facts)
  if (!answer.ok || signingUp) return answer
  await endReplacedSession(deps, facts)
  return { ...answer, cookie: toSessionCookie(login) }
}

/** The cookie of a login that has begun a session. */
export const toSessionCookie = ({
  account,
  token,
  tokenExpiresAt,
}: Pick<LoginResult, 'account' | 'token' | 'tokenExpiresAt'>): SessionCookie => ({
  token,
  expiresAt: tokenExpiresAt,
  userType: account.userType,
  accountUuid: account.uuid,
})

/** Ends the session that the browser sent along with a sign-in. Rule: IDEN-55. */
export const endReplacedSession = async (
  { useCases }: Pick<HandlerDeps, 'useCases'>,
  { replacedToken }: Pick<RequestFacts, 'replacedToken'>,
): Promise<void> => {
  if (replacedToken !== null) await useCases.logOut({ token: replacedToken })
}

/** Signs a person in by their password, and links what a visit to a provider has left for them. Rules: IDEN-8, IDEN-74. */
export const signIn = async (
  deps: HandlerDeps,
  credentials: Pick<LogInCommand, 'email' | 'otp' | 'passkey' | 'password'>,
  facts: RequestFacts,
) => {
  const { address, externalTicket: ticket, userAgent } = facts
  const login = await deps.useCases.logIn({ ...credentials, address, userAgent })
  if (!login.ok) return login
  const accountUuid = login.value.account.uuid
  const connected = ticket === null ? null : await deps.useCases.connectAfterLogIn({ accountUuid, ticket })
  const answer = await describeLogin(deps, login.value, facts)
  return answer.ok && connected?.ok === true && connected.value ? { ...answer, externalTicketCookie: null } : answer
}

/** Signing in and out, and the current session. Rules: IDEN-8, IDEN-15. */
export const sessionHandlers = (
  deps: HandlerDeps,
): Pick<Handlers<Routes>, 'dismissWelcome' | 'logIn' | 'logOut' | 'readBadgeCounts' | 'readSession' | 'readUser'> => ({
  logIn: ({ body, facts }) => signIn(deps, body, facts),
  logOut: async ({ facts }) => {
    if (facts.token !== null) await deps.useCases.logOut({ token: facts.token })
    return { ...ok(null), cookie: null }
  },
  dismissWelcome: ({ actor }) => deps.useCases.dismissWelcome({ actor }),
  readBadgeCounts: ({ actor }) => deps.useCases.readBadgeCounts({ actor }),
  readSession: async ({ actor, facts: { origin } }) => {
    const session = await deps.useCases.describeSession({ actor })
    return session.ok ? ok(toCurrentSessionWire(session.value, { origin, now: deps.clock.now() })) : session
  },
  readUser: ({ actor, facts }) => describeSession(deps, actor, facts.bearer, facts),
})
