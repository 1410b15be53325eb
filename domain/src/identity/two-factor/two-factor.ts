import { type Actor } from '../account.ts'
import {
  proveIdentity,
  type IdentityProof,
  type ProveIdentityDeps,
  type ProveIdentityProblem,
  type ProveIdentityRepositories,
} from '../sessions/prove-identity.ts'
import { verifyCurrentPassword, type VerifyCurrentPasswordProblem } from '../passwords/verify-current-password.ts'
import {
  type OneTimePasswords,
  type RecoveryCodes,
  type SecretBox,
  type TwoFactorRepository,
} from './two-factor.port.ts'
import { checkCode, type CodeRefusal } from './verify-second-factor.ts'
import {
  createEvent,
  err,
  type IdGenerator,
  invalid,
  ok,
  REQUIRED_MESSAGE,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'

/** Number of recovery codes, each of which replaces the authenticator app once. Rule: IDEN-37. */
export const RECOVERY_CODE_COUNT = 10

export interface TwoFactorDeps extends ProveIdentityDeps {
  readonly ids: IdGenerator
  readonly oneTimePasswords: OneTimePasswords
  readonly recoveryCodes: RecoveryCodes
  readonly secretBox: SecretBox
  readonly unitOfWork: UnitOfWork<ProveIdentityRepositories & { readonly twoFactors: TwoFactorRepository }>
}

/** The data that an authenticator app needs. */
export interface TwoFactorSetup {
  /** Base32, for typing. */
  readonly secret: string
  /** For a QR code. */
  readonly uri: string
}

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
    command: Omit<IdentityProof, 'otp'>,
  ): Promise<Result<TwoFactorSetup, VerifyCurrentPasswordProblem | 'two-factor-on'>> => {
    const checked = await verifyCurrentPassword(deps, {
      ...command,
      accountUuid: command.actor.accountUuid,
      field: 'password',
    })
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
export type ConfirmTwoFactorProblem = 'invalid' | 'too-many-failures' | 'two-factor-on' | 'two-factor-off'

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
    const code = command.otp.replaceAll(/\s/g, '')
    if (code === '') return invalid({ otp: [REQUIRED_MESSAGE] })
    const confirmed = await deps.unitOfWork.run<readonly string[] | CodeRefusal, ConfirmTwoFactorProblem>(
      async (stores) => {
        const { twoFactors } = stores
        await stores.accounts.findForUpdate(accountUuid)
        const twoFactor = await twoFactors.find(accountUuid)
        if (twoFactor === null) return err('two-factor-off')
        if (twoFactor.confirmedAt !== null) return err('two-factor-on')
        const now = deps.clock.now()
        const secret = deps.secretBox.open(twoFactor.sealedSecret)
        const step = secret === null ? null : deps.oneTimePasswords.findTimeStep(secret, code, now)
        const refusal = await checkCode(deps, stores, accountUuid, () => Promise.resolve(step !== null))
        // Committed, so that the wrong code counts.
        if (refusal !== null) return ok(refusal)
        await twoFactors.save({ ...twoFactor, confirmedAt: now, lastStep: step })
        const codes = await createRecoveryCodes(deps, twoFactors, accountUuid)
        await stores.outbox.add(createEvent(deps, { type: 'two-factor-changed', accountUuid, on: true }))
        return ok(codes)
      },
    )
    if (!confirmed.ok) return confirmed
    return 'problem' in confirmed.value ? confirmed.value : ok(confirmed.value)
  }

/** Turns two-step sign-in off, or cancels its set-up. Rule: IDEN-41. */
export const removeTwoFactor =
  (deps: TwoFactorDeps) =>
  async (command: IdentityProof): Promise<Result<null, ProveIdentityProblem | 'two-factor-off'>> => {
    const checked = await proveIdentity(deps)(command)
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
  async (command: IdentityProof): Promise<Result<readonly string[], ProveIdentityProblem | 'two-factor-off'>> => {
    const checked = await proveIdentity(deps)(command)
    if (!checked.ok) return checked
    const { uuid: accountUuid } = checked.value
    return deps.unitOfWork.run<readonly string[], 'two-factor-off'>(async ({ accounts, twoFactors }) => {
      await accounts.findForUpdate(accountUuid)
      const twoFactor = await twoFactors.find(accountUuid)
      if (twoFactor === null || twoFactor.confirmedAt === null) return err('two-factor-off')
      return ok(await createRecoveryCodes(deps, twoFactors, accountUuid))
    })
  }
