import type {
  CodeFailureLog,
  OneTimePasswords,
  RecoveryCodes,
  SecretBox,
  TwoFactor,
  TwoFactorRepository,
} from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Two-step sign-ins in memory. */
export const fakeTwoFactors = (): TwoFactorRepository & Restorable => {
  const factors = memory<string, TwoFactor>()
  const codes = memory<string, readonly string[]>()
  return {
    snapshot: () => {
      const restores = [factors.snapshot(), codes.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    find: (accountUuid) => Promise.resolve(factors.rows.get(accountUuid) ?? null),
    save: (twoFactor) => {
      factors.rows.set(twoFactor.accountUuid, twoFactor)
      return Promise.resolve()
    },
    remove: (accountUuid) => {
      factors.rows.delete(accountUuid)
      codes.rows.delete(accountUuid)
      return Promise.resolve()
    },
    replaceRecoveryCodes: (accountUuid, hashes) => {
      codes.rows.set(accountUuid, hashes)
      return Promise.resolve()
    },
    consumeRecoveryCode: (accountUuid, hashes) => {
      const standing = codes.rows.get(accountUuid) ?? []
      const left = standing.filter((one) => !hashes.includes(one))
      codes.rows.set(accountUuid, left)
      return Promise.resolve(left.length < standing.length)
    },
  }
}

/** Wrong codes in memory. */
export const fakeCodeFailures = (): CodeFailureLog & Restorable => {
  const { rows, snapshot } = memory<string, readonly Date[]>()
  return {
    snapshot,
    listSince: (accountUuid, since) => Promise.resolve((rows.get(accountUuid) ?? []).filter((at) => at > since)),
    add: (accountUuid, at) => {
      rows.set(accountUuid, [at, ...(rows.get(accountUuid) ?? [])])
      return Promise.resolve()
    },
  }
}

const STEP_MS = 30_000

/** Codes are the last six digits of their time step. */
export const fakeOneTimePasswords = (): OneTimePasswords & { readonly codeAt: (now: Date) => string } => {
  const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS)
  const codeOf = (step: number): string => String(step % 1_000_000).padStart(6, '0')
  return {
    codeAt: (now) => codeOf(stepAt(now)),
    createSecret: () => 'JBSWY3DPEHPK3PXP',
    uri: (secret, label) => `otpauth://totp/Guildhall:${label}?secret=${secret}`,
    findTimeStep: (_secret, code, now) =>
      [-1, 0, 1].map((near) => stepAt(now) + near).find((step) => codeOf(step) === code) ?? null,
  }
}

/** Generates consecutive codes. */
export const fakeRecoveryCodes = (): RecoveryCodes => {
  let count = 0
  const hash = (accountUuid: string, code: string): string => `hash-of-${accountUuid}-${code.toLowerCase()}`
  return {
    create: () => {
      count += 1
      return `code-${String(count).padStart(4, '0')}`
    },
    hash,
    hashes: (accountUuid, code) => [hash(accountUuid, code)],
  }
}

/** Seals by prefixing 'sealed:'. */
export const fakeSecretBox = (): SecretBox => ({
  seal: (text) => `sealed:${text}`,
  open: (sealed) => (sealed.startsWith('sealed:') ? sealed.slice('sealed:'.length) : null),
})
