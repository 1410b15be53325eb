import type { Uuid } from '../../shared/index.ts'
import type { OneTimePasswords, RecoveryCodes, SecretBox, TwoFactorRepository } from './two-factor.port.ts'

/** The message for a wrong or used code. */
export const WRONG_CODE_MESSAGE = 'This code is not right'

export interface SecondFactorDeps {
  readonly oneTimePasswords: Pick<OneTimePasswords, 'findTimeStep'>
  readonly recoveryCodes: Pick<RecoveryCodes, 'hash'>
  readonly secretBox: Pick<SecretBox, 'open'>
}

export interface SecondFactor {
  readonly accountUuid: Uuid
  /** As typed: a code of the app or a recovery code; '' if there was none. */
  readonly otp: string
  readonly now: Date
}

const SIX_DIGITS = /^\d{6}$/

/**
 * Verifies the second step of a sign-in: nothing for accounts without two-step sign-in, else a code of the app or a recovery code. Each
 * works once: a used code of the app, and every earlier one, is refused. Call it with the account locked. Rules: IDEN-38, IDEN-39.
 */
export const verifySecondFactor = async (
  { oneTimePasswords, recoveryCodes, secretBox }: SecondFactorDeps,
  twoFactors: Pick<TwoFactorRepository, 'find' | 'save' | 'consumeRecoveryCode'>,
  { accountUuid, now, otp }: SecondFactor,
): Promise<'passed' | 'required' | 'wrong'> => {
  const twoFactor = await twoFactors.find(accountUuid)
  if (twoFactor === null || twoFactor.confirmedAt === null) return 'passed'
  const code = otp.replaceAll(/\s/g, '')
  if (code === '') return 'required'
  if (!SIX_DIGITS.test(code)) {
    return (await twoFactors.consumeRecoveryCode(accountUuid, recoveryCodes.hash(accountUuid, code)))
      ? 'passed'
      : 'wrong'
  }
  const secret = secretBox.open(twoFactor.sealedSecret)
  const step = secret === null ? null : oneTimePasswords.findTimeStep(secret, code, now)
  if (step === null || (twoFactor.lastStep !== null && step <= twoFactor.lastStep)) return 'wrong'
  await twoFactors.save({ ...twoFactor, lastStep: step })
  return 'passed'
}
