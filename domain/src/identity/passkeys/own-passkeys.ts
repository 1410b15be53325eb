import {
  createEvent,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
  validate,
} from '../../shared/index.ts'
import type { AccountEvent } from '../account.events.ts'
import type { Actor } from '../account.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import { hasProvedIdentity, type ProvedIdentityDeps } from '../sessions/prove-identity.ts'
import { passkeyNameRules } from './passkey-name.ts'
import { canUsePasskeys, type Passkey } from './passkey.ts'
import type { PasskeyRepository } from './passkeys.port.ts'

/** The passkeys of an account, and whether they can be used where its owner is now. */
export interface OwnPasskeys {
  /** Whether pages at the caller's origin can make and use passkeys. Rule: IDEN-66. */
  readonly available: boolean
  readonly passkeys: readonly Passkey[]
}

export interface ListPasskeysDeps {
  readonly passkeyCredentials: Pick<PasskeyRepository, 'list'>
  readonly publicUrl: string
}

/** The actor's passkeys, the oldest first. `origin` is where the caller reaches the product. Rule: IDEN-60. */
export const listPasskeys =
  ({ passkeyCredentials, publicUrl }: ListPasskeysDeps) =>
  async ({ actor, origin }: { readonly actor: Actor; readonly origin: string }): Promise<Result<OwnPasskeys, never>> =>
    ok({
      available: canUsePasskeys(publicUrl, origin),
      passkeys: await passkeyCredentials.list(actor.accountUuid),
    })

export interface RenamePasskeyDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly passkeyCredentials: Pick<PasskeyRepository, 'list' | 'save'>
  }>
}

/** Renames one of the actor's passkeys. 'not-found': it was removed, or is somebody else's. Rule: IDEN-60. */
export const renamePasskey =
  ({ unitOfWork }: RenamePasskeyDeps) =>
  async (command: {
    readonly actor: Actor
    readonly uuid: Uuid
    readonly name: string
  }): Promise<Result<Passkey, 'invalid' | 'not-found'>> => {
    const { accountUuid } = command.actor
    const name = command.name.trim()
    const errors = validate({ name }, { name: passkeyNameRules })
    if (hasErrors(errors)) return invalid(errors)
    return unitOfWork.run<Passkey, 'not-found'>(async ({ accounts, passkeyCredentials }) => {
      await accounts.findForUpdate(accountUuid)
      const passkey = (await passkeyCredentials.list(accountUuid)).find(({ uuid }) => uuid === command.uuid)
      if (passkey === undefined) return err('not-found')
      const renamed = { ...passkey, name }
      await passkeyCredentials.save(renamed)
      return ok(renamed)
    })
  }

export interface RemovePasskeyDeps extends ProvedIdentityDeps {
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly outbox: Outbox<AccountEvent>
    readonly passkeyCredentials: Pick<PasskeyRepository, 'removeOwned'>
  }>
}

/**
 * Removes one of the actor's passkeys, and tells the account's owner. 'password-required': identity was not proved in the last ten minutes.
 * 'not-found': it was removed, or is somebody else's. Rules: IDEN-60, IDEN-64.
 */
export const removePasskey =
  (deps: RemovePasskeyDeps) =>
  async ({
    actor,
    uuid,
  }: {
    readonly actor: Actor
    readonly uuid: Uuid
  }): Promise<Result<null, 'not-found' | 'password-required'>> => {
    const { accountUuid } = actor
    if (!(await hasProvedIdentity(deps, actor))) return err('password-required')
    return deps.unitOfWork.run<null, 'not-found'>(async ({ accounts, outbox, passkeyCredentials }) => {
      await accounts.findForUpdate(accountUuid)
      const removed = await passkeyCredentials.removeOwned(accountUuid, uuid)
      if (removed === null) return err('not-found')
      await outbox.add(createEvent(deps, { type: 'passkey-changed', accountUuid, name: removed.name, added: false }))
      return ok(null)
    })
  }
