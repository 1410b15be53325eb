import {
  type Clock,
  createEvent,
  err,
  type Failure,
  type IdGenerator,
  invalid,
  type Outbox,
  secondsUntil,
  type Uuid,
} from '../../shared/index.ts'
import type { AccountEvent } from '../account.events.ts'
import { nextCodeAllowedAt, WRONG_CODES_MAX, wrongCodesSince } from './code-limits.ts'
import type {
  CodeFailureLog,
  OneTimePasswords,
  RecoveryCodes,
  SecretBox,
  TwoFactorRepository,
} from './two-factor.port.ts'

/** The message for a wrong or used code. */
export const WRONG_CODE_MESSAGE = 'This code is not right'

export interface SecondFactorDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly oneTimePasswords: Pick<OneTimePasswords, 'findTimeStep'>
  readonly recoveryCodes: Pick<RecoveryCodes, 'hashes'>
  readonly secretBox: Pick<SecretBox, 'open'>
}

/** What checking a code writes, in the transaction of its caller. */
export interface CodeCheckRepositories {
  readonly codeFailures: Pick<CodeFailureLog, 'add' | 'listSince'>
  readonly outbox: Outbox<AccountEvent>
}

export interface SecondFactorRepositories extends CodeCheckRepositories {
  readonly twoFactors: Pick<TwoFactorRepository, 'find' | 'save' | 'consumeRecoveryCode'>
}

export interface SecondFactor {
  readonly accountUuid: Uuid
  /** As typed: a code of the app or a recovery code; '' if there was none. */
  readonly otp: string
}

/** A code that was not accepted: 'too-many-failures' carries `retryAfterSeconds`, 'invalid' the message for `otp`. */
export type CodeRefusal = Failure<'invalid' | 'too-many-failures'>
export type SecondFactorRefusal = Failure<'invalid' | 'too-many-failures' | 'two-factor-required'>

const SIX_DIGITS = /^\d{6}$/

/** The refusal while an account has too many wrong codes; null if a code may be tried. Rule: IDEN-45. */
const findCodeLock = async (
  { clock }: Pick<SecondFactorDeps, 'clock'>,
  { codeFailures }: CodeCheckRepositories,
  accountUuid: Uuid,
): Promise<{ readonly failures: readonly Date[]; readonly refusal: CodeRefusal | null }> => {
  const now = clock.now()
  const failures = await codeFailures.listSince(accountUuid, wrongCodesSince(now))
  const next = nextCodeAllowedAt(failures, now)
  const refusal = next === null ? null : err('too-many-failures', { retryAfterSeconds: secondsUntil(next, now) })
  return { failures, refusal }
}

/**
 * Checks a code unless its account has too many wrong ones; a wrong one is counted, and the tenth of a day is reported to the account's
 * owner. Null: it was right. Call it with the account locked, and commit on a refusal too, or it does not count. Rule: IDEN-45.
 */
export const checkCode = async (
  deps: Pick<SecondFactorDeps, 'clock' | 'ids'>,
  stores: CodeCheckRepositories,
  accountUuid: Uuid,
  isRight: () => Promise<boolean>,
): Promise<CodeRefusal | null> => {
  const { failures, refusal } = await findCodeLock(deps, stores, accountUuid)
  if (refusal !== null) return refusal
  if (await isRight()) return null
  await stores.codeFailures.add(accountUuid, deps.clock.now())
  if (failures.length + 1 === WRONG_CODES_MAX) {
    await stores.outbox.add(createEvent(deps, { type: 'codes-guessed', accountUuid }))
  }
  return invalid({ otp: [WRONG_CODE_MESSAGE] })
}

/**
 * Verifies the second step of a sign-in: nothing for accounts without two-step sign-in, else a code of the app or a recovery code. Each
 * works once: a used code of the app, and every earlier one, is refused. Null: passed. Call it with the account locked, and commit on a
 * refusal too, or it does not count. Rules: IDEN-38, IDEN-39, IDEN-45.
 */
export const verifySecondFactor = async (
  deps: SecondFactorDeps,
  stores: SecondFactorRepositories,
  { accountUuid, otp }: SecondFactor,
): Promise<SecondFactorRefusal | null> => {
  const { twoFactors } = stores
  const twoFactor = await twoFactors.find(accountUuid)
  if (twoFactor === null || twoFactor.confirmedAt === null) return null
  const code = otp.replaceAll(/\s/g, '')
  if (code === '') return err('two-factor-required')
  return checkCode(deps, stores, accountUuid, async () => {
    if (!SIX_DIGITS.test(code)) {
      return twoFactors.consumeRecoveryCode(accountUuid, deps.recoveryCodes.hashes(accountUuid, code))
    }
    const secret = deps.secretBox.open(twoFactor.sealedSecret)
    const step = secret === null ? null : deps.oneTimePasswords.findTimeStep(secret, code, deps.clock.now())
    if (step === null || (twoFactor.lastStep !== null && step <= twoFactor.lastStep)) return false
    await twoFactors.save({ ...twoFactor, lastStep: step })
    return true
  })
}
