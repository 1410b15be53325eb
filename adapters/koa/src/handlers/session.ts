import type { Actor } from '@guildhall/domain/identity'
import type { SessionDescription } from '@guildhall/domain/onboarding'
import { ok, type Failure, type Success } from '@guildhall/domain/shared'
import type { Routes, SessionAnswer } from '@guildhall/rest-contract'
import type { Handlers, RequestFacts } from '../handler.ts'
import { currentSessionOf, sessionAnswerOf } from '../mappers/session.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const NOTIFICATIONS_SHOWN = 20

/** The actor as the session has just found them: a login does not know the role yet. */
const foundIn = (actor: Actor, { employer }: SessionDescription): Actor => ({
  ...actor,
  companyUuid: employer?.company.uuid ?? null,
  role: employer?.member.role ?? null,
})

/** Describes a session with all of its lists for the wire; `token` is what the caller may hold. */
const answerFor = async (
  { clock, useCases }: HandlerDeps,
  actor: Actor,
  token: string | null,
  { origin }: RequestFacts,
): Promise<Success<SessionAnswer> | Failure<'unauthenticated'>> => {
  const page = { cursor: null, limit: NOTIFICATIONS_SHOWN }
  // First: whoever listens after the sequence that it holds misses nothing of the lists either.
  const session = await useCases.describeSession({ actor })
  if (!session.ok) return session
  const [bookmarks, notifications, systemMessages] = await Promise.all([
    useCases.listBookmarkIds({ actor: foundIn(actor, session.value) }),
    useCases.listNotifications({ actor, page }),
    useCases.listSystemMessages({ actor, page, archived: false }),
  ])
  if (!notifications.ok) return notifications
  if (!systemMessages.ok) return systemMessages
  const lists = {
    token,
    // Whoever may not search keeps nobody.
    bookmarks: bookmarks.ok ? bookmarks.value : [],
    notifications: notifications.value,
    systemMessages: systemMessages.value,
  }
  return ok(sessionAnswerOf(session.value, { origin, now: clock.now() }, lists))
}

/** Signs somebody in and describes their session; the cookie goes with a session, never with the temporary token. */
export const signIn = async (
  deps: HandlerDeps,
  { email, otp, password }: { readonly email: string; readonly password: string; readonly otp?: string | undefined },
  facts: RequestFacts,
) => {
  const { address, userAgent } = facts
  const login = await deps.useCases.logIn({ email, password, otp, address, userAgent })
  if (!login.ok) return login
  const { account, sessionUuid, signingUp, token, tokenExpiresAt } = login.value
  const actor: Actor = {
    accountUuid: account.uuid,
    userType: account.userType,
    verified: account.emailVerifiedAt !== null,
    companyUuid: account.companyUuid,
    role: null,
    ...(sessionUuid === null ? {} : { sessionUuid }),
  }
  const answer = await answerFor(deps, actor, token, facts)
  if (!answer.ok || signingUp) return answer
  return { ...answer, cookie: { token, expiresAt: tokenExpiresAt, userType: account.userType } }
}

/** Signing in and out, and who is signed in. Rules: IDEN-8, IDEN-15. */
export const sessionHandlers = (
  deps: HandlerDeps,
): Pick<Handlers<Routes>, 'logIn' | 'logOut' | 'readBadgeCounts' | 'readSession' | 'readUser'> => ({
  logIn: ({ body, facts }) => signIn(deps, body, facts),
  logOut: async ({ facts }) => {
    if (facts.token !== null) await deps.useCases.logOut({ token: facts.token })
    return { ...ok(null), cookie: null }
  },
  readBadgeCounts: ({ actor }) => deps.useCases.readBadgeCounts({ actor }),
  readSession: async ({ actor, facts: { origin } }) => {
    const session = await deps.useCases.describeSession({ actor })
    return session.ok ? ok(currentSessionOf(session.value, { origin, now: deps.clock.now() })) : session
  },
  readUser: ({ actor, facts }) => answerFor(deps, actor, facts.bearer, facts),
})
