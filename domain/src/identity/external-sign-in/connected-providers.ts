import {
  type Clock,
  createEvent,
  err,
  type IdGenerator,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { AccountEvent } from '../account.events.ts'
import type { Actor } from '../account.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import { hasProvedIdentity, type ProvedIdentityDeps } from '../sessions/prove-identity.ts'
import type { LinkedIdentityRepository } from './external-sign-in.port.ts'
import type { IdentityProviders } from './identity-providers.port.ts'
import { providerLabel } from './link-identity.ts'

/** A provider in the settings. */
export interface ProviderConnection {
  readonly name: string
  readonly label: string
  /** Null if it is not connected. */
  readonly connectedAt: Date | null
  /** The address at the provider when it was connected, if it gave one. */
  readonly email: string | null
  /** False for a connected one that is no longer configured: nobody can sign in with it, and it can only be removed. */
  readonly isConfigured: boolean
}

export interface ListProvidersDeps {
  readonly identityProviders: Pick<IdentityProviders, 'list'>
  readonly linkedIdentities: Pick<LinkedIdentityRepository, 'list'>
}

/** The configured providers with what is connected, then those that are only connected. Rule: IDEN-77. */
export const listSignInProviders =
  (deps: ListProvidersDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<readonly ProviderConnection[], never>> => {
    const linked = await deps.linkedIdentities.list(actor.accountUuid)
    const configured = deps.identityProviders.list()
    const names = new Set([...configured.map(({ name }) => name), ...linked.map(({ provider }) => provider)])
    return ok(
      [...names].map((name) => {
        const identity = linked.find(({ provider }) => provider === name)
        return {
          name,
          label: providerLabel(deps, name),
          connectedAt: identity?.linkedAt ?? null,
          email: identity?.email ?? null,
          isConfigured: configured.some((provider) => provider.name === name),
        }
      }),
    )
  }

export interface DisconnectProviderDeps extends ProvedIdentityDeps {
  readonly clock: Clock
  readonly identityProviders: Pick<IdentityProviders, 'list'>
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly linkedIdentities: Pick<LinkedIdentityRepository, 'remove'>
    readonly outbox: Outbox<AccountEvent>
  }>
}

/** Disconnects a provider and tells the owner; needs a proof of identity of the last ten minutes. 'not-found': not connected. Rule: IDEN-77. */
export const disconnectProvider =
  (deps: DisconnectProviderDeps) =>
  async ({
    actor,
    provider,
  }: {
    readonly actor: Actor
    readonly provider: string
  }): Promise<Result<null, 'not-found' | 'password-required'>> => {
    if (!(await hasProvedIdentity(deps, actor))) return err('password-required')
    const { accountUuid } = actor
    return deps.unitOfWork.run<null, 'not-found'>(async ({ accounts, linkedIdentities, outbox }) => {
      await accounts.findForUpdate(accountUuid)
      if (!(await linkedIdentities.remove(accountUuid, provider))) return err('not-found')
      await outbox.add(
        createEvent(deps, {
          type: 'sign-in-provider-changed',
          accountUuid,
          provider: providerLabel(deps, provider),
          connected: false,
        }),
      )
      return ok(null)
    })
  }
