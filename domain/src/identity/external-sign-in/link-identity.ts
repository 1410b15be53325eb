import { type Clock, createEvent, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import type { AccountEvent } from '../account.events.ts'
import type { LinkedIdentityRepository } from './external-sign-in.port.ts'
import type { ExternalIdentity, IdentityProviders } from './identity-providers.port.ts'

export interface LinkIdentityDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly identityProviders: Pick<IdentityProviders, 'list'>
}

/** What linking writes, in the transaction of its caller. */
export interface LinkIdentityRepositories {
  readonly linkedIdentities: Pick<LinkedIdentityRepository, 'find' | 'save'>
  readonly outbox: Outbox<AccountEvent>
}

/** What people read of a provider; its name if it is no longer configured. */
export const providerLabel = (
  { identityProviders }: Pick<LinkIdentityDeps, 'identityProviders'>,
  provider: string,
): string => identityProviders.list().find(({ name }) => name === provider)?.label ?? provider

/**
 * Links an identity to an account that its caller has locked, and tells the owner; one that is linked already stays as it is. 'taken':
 * another account has it. Rules: IDEN-73, IDEN-77.
 */
export const linkIdentity = async (
  deps: LinkIdentityDeps,
  { linkedIdentities, outbox }: LinkIdentityRepositories,
  accountUuid: Uuid,
  { email, issuer, provider, subject }: Pick<ExternalIdentity, 'email' | 'issuer' | 'subject'> & { provider: string },
): Promise<'linked' | 'taken'> => {
  const existing = await linkedIdentities.find(issuer, subject)
  if (existing?.accountUuid === accountUuid) return 'linked'
  const identity = { accountUuid, provider, issuer, subject, email, linkedAt: deps.clock.now() }
  if ((await linkedIdentities.save(identity)) === 'taken') return 'taken'
  await outbox.add(
    createEvent(deps, {
      type: 'sign-in-provider-changed',
      accountUuid,
      provider: providerLabel(deps, provider),
      connected: true,
    }),
  )
  return 'linked'
}
