import type { Account, Actor } from '@guildhall/domain/identity'
import type { AnalyticsSource } from '@guildhall/domain/analytics'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers, RequestFacts } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Who is recorded: the account of a session, or else the random id that the browser sent. Rule: ANA-3. */
const sourceOf = (actor: Actor | null, visitorId: string): AnalyticsSource['by'] =>
  actor === null ? { visitorId } : { accountUuid: actor.accountUuid, userType: actor.userType }

/** Records the sign-up that a login has completed. Rule: ANA-5. */
export const recordSignUp = (
  { useCases }: Pick<HandlerDeps, 'useCases'>,
  { account, completesSignUp }: { readonly account: Account; readonly completesSignUp: boolean },
  { consent }: Pick<RequestFacts, 'consent'>,
): void => {
  if (!completesSignUp) return
  const { attribution, userType, uuid: accountUuid } = account
  useCases.recordSignUp({ consent, by: { accountUuid, userType }, attribution })
}

/** Analytics. Rules: ANA-2, ANA-4. */
export const analyticsHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, 'recordPageView'> => ({
  recordPageView: ({ actor, body, facts: { consent } }) =>
    Promise.resolve(useCases.recordPageView({ consent, by: sourceOf(actor, body.visitor), page: body.page })),
})
