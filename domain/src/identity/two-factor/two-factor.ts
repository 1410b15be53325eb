import type { AccountEvent } from '../account.events.ts'
import { type AccountRepository } from '../account-repository.port.ts'
import { type Actor } from '../account.ts'
import {
  verifyCurrentPassword,
  type VerifyCurrentPasswordDeps,
  type VerifyCurrentPasswordProblem,
} from '../passwords/verify-current-password.ts'
import {
  type OneTimePasswords,
  type RecoveryCodes,
  type SecretBox,
  type TwoFactorRepository,
} from './two-factor.port.ts'
import { WRONG_CODE_MESSAGE } from './verify-second-factor.ts'
import {
  createEvent,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'

/** Number of recovery codes, each of which replaces the authenticator app once. Rule: IDEN-37. */
export const RECOVERY_CODE_COUNT = 10

/** The proof that is needed before two-step sign-in changes. */
export interface TwoFactorCommand {
  readonly actor: Actor
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
}

export interface TwoFactorDeps extends VerifyCurrentPasswordDeps {
  readonly ids: IdGenerator
  readonly oneTimePasswords: OneTimePasswords
  readonly recoveryCodes: RecoveryCodes
  readonly secretBox: SecretBox
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly outbox: Outbox<AccountEvent>
    readonly twoFactors: TwoFactorRepository
  }>
}

/** The data that an authenticator app needs. */
export interface TwoFactorSetup {
  /** Base32, for typing. */
  readonly secret: string
  /** For a QR code. */
  readonly uri: string
}

const toPasswordCheck = ({ actor, address, password }: TwoFactorCommand) => ({
  accountUuid: actor.accountUuid,
  address,
  password,
  field: 'password',
})

const createRecoveryCodes = async (
  { recoveryCodes }: Pick<TwoFactorDeps, 'recoveryCodes'>,
  twoFactors: Pick<TwoFactorRepository, 'replaceRecoveryCodes'>,
  accountUuid: string,
): Promise<readonly string[]> => {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => recoveryCodes.create())
  await twoFactors.replaceRecoveryCodes(
    accountUuid,
    codes.map((code) => recoveryCodes.hash(accountUuid, code)),
  )
  return codes
}

/** Starts two-step sign-in with a new secret; it is on once a code is confirmed. 'two-factor-on': it is on already. Rule: IDEN-37. */
export const startTwoFactor =
  (deps: TwoFactorDeps) =>
  async (
    command: TwoFactorCommand,
  ): Promise<Result<TwoFactorSetup, VerifyCurrentPasswordProblem | 'two-factor-on'>> => {
    const checked = await verifyCurrentPassword(deps, toPasswordCheck(command))
    if (!checked.ok) return checked
    const { email, uuid: accountUuid } = checked.value
    const secret = deps.oneTimePasswords.createSecret()
    return deps.unitOfWork.run<TwoFactorSetup, 'two-factor-on'>(async ({ accounts, twoFactors }) => {
      await accounts.findForUpdate(accountUuid)
      const existing = await twoFactors.find(accountUuid)
      if (existing !== null && existing.confirmedAt !== null) return err('two-factor-on')
      const sealedSecret = deps.secretBox.seal(secret)
      await twoFactors.save({ accountUuid, sealedSecret, confirmedAt: null, lastStep: null })
      return ok({ secret, uri: deps.oneTimePasswords.uri(secret, email) })
    })
  }

/** 'two-factor-off': it was not started. */
export type ConfirmTwoFactorProblem = 'invalid' | 'two-factor-on' | 'two-factor-off'

/**
 * Turns two-step sign-in on with a first code of the app; returns ten recovery codes, each valid for one sign-in and shown only once. Rule:
 * IDEN-37.
 */
export const confirmTwoFactor =
  (deps: TwoFactorDeps) =>
  async (command: {
    readonly actor: Actor
    readonly otp: string
  }): Promise<Result<readonly string[], ConfirmTwoFactorProblem>> => {
    const { accountUuid } = command.actor
    const now = deps.clock.now()
    return deps.unitOfWork.run<readonly string[], ConfirmTwoFactorProblem>(async ({ accounts, outbox, twoFactors }) => {
      await accounts.findForUpdate(accountUuid)
      const twoFactor = await twoFactors.find(accountUuid)
      if (twoFactor === null) return err('two-factor-off')
      if (twoFactor.confirmedAt !== null) return err('two-factor-on')
      const secret = deps.secretBox.open(twoFactor.sealedSecret)
      const code = command.otp.replaceAll(/\s/g, '')
      const step = secret === null ? null : deps.oneTimePasswords.findTimeStep(secret, code, now)
      if (step === null) return invalid({ otp: [code === '' ? 'Value is required' : WRONG_CODE_MESSAGE] })
      await twoFactors.save({ ...twoFactor, confirmedAt: now, lastStep: step })
      const codes = await createRecoveryCodes(deps, twoFactors, accountUuid)
      await outbox.add(createEvent(deps, { type: 'two-factor-changed', accountUuid, on: true }))
      return ok(codes)
    })
  }

/** Turns two-step sign-in off, or cancels its set-up. Rule: IDEN-41. */
export const removeTwoFactor =
  (deps: TwoFactorDeps) =>
  async (command: TwoFactorCommand): Promise<Result<null, VerifyCurrentPasswordProblem | 'two-factor-off'>> => {
    const checked = await verifyCurrentPassword(deps, toPasswordCheck(command))
    if (!checked.ok) return checked
    const { uuid: accountUuid } = checked.value
    return deps.unitOfWork.run<null, 'two-factor-off'>(async ({ accounts, outbox, twoFactors }) => {
      await accounts.findForUpdate(accountUuid)
      const twoFactor = await twoFactors.find(accountUuid)
      if (twoFactor === null) return err('two-factor-off')
      await twoFactors.remove(accountUuid)
      if (twoFactor.confirmedAt !== null) {
        await outbox.add(createEvent(deps, { type: 'two-factor-changed', accountUuid, on: false }))
      }
      return ok(null)
    })
  }

/** Generates ten new recovery codes and invalidates the old ones. Rule: IDEN-39. */
export const regenerateRecoveryCodes =
  (deps: TwoFactorDeps) =>
  async (
    command: TwoFactorCommand,
  ): Promise<Result<readonly string[], VerifyCurrentPasswordProblem | 'two-factor-off'>> => {
    const checked = await verifyCurrentPassword(deps, toPasswordCheck(command))
    if (!checked.ok) return checked
    const { uuid: accountUuid } = checked.value
    return deps.unitOfWork.run<readonly string[], 'two-factor-off'>(async ({ accounts, twoFactors }) => {
      await accounts.findForUpdate(accountUuid)
      const twoFactor = await twoFactors.find(accountUuid)
      if (twoFactor === null || twoFactor.confirmedAt === null) return err('two-factor-off')
      return ok(await createRecoveryCodes(deps, twoFactors, accountUuid))
    })
  }
