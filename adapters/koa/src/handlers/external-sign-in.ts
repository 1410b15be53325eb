import { ACCOUNT_SETTINGS_PATH } from '@guildhall/domain/notifications'
import { DependencyUnavailable, ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { describeLogin } from './session.ts'

/** The rest of a sign-in by a provider, and the providers in the settings. Rules: IDEN-72, IDEN-77. */
export const externalSignInHandlers = (
  deps: HandlerDeps,
): Pick<
  Handlers<Routes>,
  | 'readExternalSignIn'
  | 'completeExternalSignIn'
  | 'listSignInProviders'
  | 'connectSignInProvider'
  | 'disconnectSignInProvider'
> => ({
  readExternalSignIn: async ({ facts }) => {
    const ticket = await deps.useCases.readExternalTicket(facts.externalTicket)
    if (!ticket.ok) return ticket
    const { email, firstName, lastName, needsCode, providerLabel, step } = ticket.value
    return ok({
      step,
      provider: providerLabel,
      email,
      first_name: firstName,
      last_name: lastName,
      needs_code: needsCode,
    })
  },
  completeExternalSignIn: async ({ body, facts }) => {
    const { address, externalTicket: ticket, userAgent } = facts
    const login = await deps.useCases.completeExternalLogIn({ ticket, otp: body.otp, address, userAgent })
    if (!login.ok) return login
    const answer = await describeLogin(deps, login.value, facts)
    return answer.ok ? { ...answer, externalTicketCookie: null } : answer
  },
  listSignInProviders: async ({ actor }) => {
    const listed = await deps.useCases.listSignInProviders({ actor })
    if (!listed.ok) return listed
    return ok({
      providers: listed.value.map(({ connectedAt, email, isConfigured, label, name }) => ({
        name,
        label,
        email,
        connectedAt: connectedAt?.toISOString() ?? null,
        configured: isConfigured,
      })),
    })
  },
  connectSignInProvider: async ({ actor, facts: { origin }, params: { provider } }) => {
    const command = { actor, provider, origin, returnTo: ACCOUNT_SETTINGS_PATH }
    const started = await deps.useCases.startConnectingProvider(command)
    if (!started.ok) {
      const { problem } = started
      if (problem === 'provider-unavailable') throw new DependencyUnavailable(provider)
      return { ...started, problem }
    }
    const { browserToken, browserTokenExpiresAt, url } = started.value
    return { ...ok({ url }), externalAttemptCookie: { token: browserToken, expiresAt: browserTokenExpiresAt } }
  },
  disconnectSignInProvider: ({ actor, params: { provider } }) => deps.useCases.disconnectProvider({ actor, provider }),
})
