import type { Uuid } from '../../shared/index.ts'
import type { OneTimePasswords, RecoveryCodes, SecretBox, TwoFactorRepository } from './two-factor.port.ts'

/** What is said of a code that is none of theirs, or was used. */
export const WRONG_CODE_MESSAGE = 'This code is not right'

export interface SecondFactorDeps {
  readonly oneTimePasswords: Pick<OneTimePasswords, 'findTimeStep'>
  readonly recoveryCodes: Pick<RecoveryCodes, 'hash'>
  readonly secretBox: Pick<SecretBox, 'open'>
}

export interface SecondFactor {
  readonly accountUuid: Uuid
  /** As typed: a code of the app or a recovery code; '' where none was. */
  readonly otp: string
  readonly now: Date
}

const SIX_DIGITS = /^\d{6}$/

/**
 * Asks for the second step of a sign-in: nothing of who has none, else a code of the app or a recovery code. Each works once: a code of
 * the app that was used, and every earlier one, is refused. Runs while the account is held. Rules: IDEN-38, IDEN-39.
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
