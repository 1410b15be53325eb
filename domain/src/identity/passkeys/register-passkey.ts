import {
  type Clock,
  createEvent,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  validate,
} from '../../shared/index.ts'
import type { AccountEvent } from '../account.events.ts'
import type { Actor } from '../account.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import { deviceName } from '../sessions/device.ts'
import { hasProvedIdentity, type ProvedIdentityDeps } from '../sessions/prove-identity.ts'
import { newPasskeyNameRules } from './passkey-name.ts'
import { PASSKEYS_MAX, type Passkey } from './passkey.ts'
import type {
  NewPasskeyAnswer,
  PasskeyChallengeRepository,
  PasskeyCreationOptions,
  PasskeyRepository,
  Passkeys,
} from './passkeys.port.ts'
import { createPasskeyChallenge, takePasskeyChallenge } from './verify-passkey.ts'

export interface StartPasskeyRegistrationDeps extends ProvedIdentityDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly passkeyChallenges: Pick<PasskeyChallengeRepository, 'add'>
  readonly passkeyCredentials: Pick<PasskeyRepository, 'list'>
  readonly passkeys: Pick<Passkeys, 'createChallenge' | 'creationOptions'>
  readonly publicUrl: string
}

/** 'too-many-passkeys': the account has twenty. 'password-required': identity was not proved in the last ten minutes. */
export type StartPasskeyRegistrationProblem =
  | 'password-required'
  | 'passkeys-unavailable'
  | 'too-many-passkeys'
  | 'unauthenticated'

/** Begins a new passkey: what the browser needs to make one, in the next five minutes. Rules: IDEN-60, IDEN-61. */
export const startPasskeyRegistration =
  (deps: StartPasskeyRegistrationDeps) =>
  async ({
    actor,
  }: {
    readonly actor: Actor
  }): Promise<Result<PasskeyCreationOptions, StartPasskeyRegistrationProblem>> => {
    if (!(await hasProvedIdentity(deps, actor))) return err('password-required')
    const account = await deps.accounts.find(actor.accountUuid)
    if (account === null) return err('unauthenticated')
    const existing = await deps.passkeyCredentials.list(account.uuid)
    if (existing.length >= PASSKEYS_MAX) return err('too-many-passkeys')
    const expected = await createPasskeyChallenge(deps, 'registration', account.uuid)
    if (!expected.ok) return expected
    return ok(await deps.passkeys.creationOptions(expected.value, account, existing))
  }

export interface FinishPasskeyRegistrationDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly passkeyChallenges: Pick<PasskeyChallengeRepository, 'take'>
  readonly passkeys: Pick<Passkeys, 'read' | 'verifyNew'>
  readonly publicUrl: string
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly outbox: Outbox<AccountEvent>
    readonly passkeyCredentials: Pick<PasskeyRepository, 'add' | 'list'>
  }>
}

export interface FinishPasskeyRegistrationCommand {
  readonly actor: Actor
  readonly answer: NewPasskeyAnswer
  /** At most 60 characters; the device's name if it is blank. */
  readonly name: string
  readonly userAgent: string
}

/** 'passkey-known': it is saved already. 'passkey-refused': the answer does not hold, or comes too late. */
export type FinishPasskeyRegistrationProblem = 'invalid' | 'passkey-known' | 'passkey-refused' | 'too-many-passkeys'

/** Saves the passkey that the browser has made, and tells the account's owner. Rules: IDEN-60, IDEN-61, IDEN-64. */
export const finishPasskeyRegistration =
  (deps: FinishPasskeyRegistrationDeps) =>
  async (command: FinishPasskeyRegistrationCommand): Promise<Result<Passkey, FinishPasskeyRegistrationProblem>> => {
    const { actor, answer, userAgent } = command
    const { accountUuid } = actor
    const name = command.name.trim()
    const errors = validate({ name }, { name: newPasskeyNameRules })
    if (hasErrors(errors)) return invalid(errors)
    const claim = await takePasskeyChallenge(deps, answer, 'registration', accountUuid)
    const verified = claim === null ? null : await deps.passkeys.verifyNew(answer, claim)
    if (verified === null) return err('passkey-refused')
    return deps.unitOfWork.run<Passkey, FinishPasskeyRegistrationProblem>(async (stores) => {
      const { accounts, outbox, passkeyCredentials } = stores
      if ((await accounts.findForUpdate(accountUuid)) === null) return err('passkey-refused')
      if ((await passkeyCredentials.list(accountUuid)).length >= PASSKEYS_MAX) return err('too-many-passkeys')
      const passkey: Passkey = {
        ...verified,
        uuid: deps.ids.uuid(),
        accountUuid,
        name: name === '' ? deviceName(userAgent) : name,
        createdAt: deps.clock.now(),
        lastUsedAt: null,
      }
      if ((await passkeyCredentials.add(passkey)) === 'known') return err('passkey-known')
      await outbox.add(createEvent(deps, { type: 'passkey-changed', accountUuid, name: passkey.name, added: true }))
      return ok(passkey)
    })
  }
