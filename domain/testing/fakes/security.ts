import type {
  EmailChange,
  EmailChangeRepository,
  EmailRestoration,
  EmailRestorationRepository,
  MailedSecrets,
  MailRequestLog,
  PasswordReset,
  PasswordResetRepository,
} from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Mail requests in memory. */
export const fakeMailRequests = (): MailRequestLog & Restorable => {
  const { rows, snapshot } = memory<string, readonly Date[]>()
  return {
    snapshot,
    listSince: (kind, subject, since) =>
      Promise.resolve((rows.get(`${kind} ${subject}`) ?? []).filter((at) => at >= since)),
    add: (kind, subject, at) => {
      rows.set(`${kind} ${subject}`, [at, ...(rows.get(`${kind} ${subject}`) ?? [])])
      return Promise.resolve()
    },
  }
}

/** Reset links in memory. */
export const fakePasswordResets = (): PasswordResetRepository & Restorable => {
  const { rows, snapshot } = memory<string, PasswordReset>()
  return {
    snapshot,
    add: (reset) => {
      if (!rows.has(reset.tokenHash)) rows.set(reset.tokenHash, reset)
      return Promise.resolve()
    },
    find: (tokenHash) => Promise.resolve(rows.get(tokenHash) ?? null),
    consume: (tokenHash) => Promise.resolve(rows.delete(tokenHash)),
    removeAll: (accountUuid) => {
      for (const [hash, reset] of rows) if (reset.accountUuid === accountUuid) rows.delete(hash)
      return Promise.resolve()
    },
  }
}

/** Changes of address in memory. */
export const fakeEmailChanges = (): EmailChangeRepository & Restorable => {
  const { rows, snapshot } = memory<string, EmailChange>()
  return {
    snapshot,
    find: (accountUuid) => Promise.resolve(rows.get(accountUuid) ?? null),
    save: (change) => {
      rows.set(change.accountUuid, change)
      return Promise.resolve()
    },
    remove: (accountUuid) => {
      rows.delete(accountUuid)
      return Promise.resolve()
    },
  }
}

/** Links that take back an address, in memory. */
export const fakeEmailRestorations = (): EmailRestorationRepository & Restorable => {
  const { rows, snapshot } = memory<string, EmailRestoration>()
  return {
    snapshot,
    add: (restoration) => {
      rows.set(restoration.tokenHash, restoration)
      return Promise.resolve()
    },
    find: (tokenHash) => Promise.resolve(rows.get(tokenHash) ?? null),
    removeSince: (accountUuid, createdAt) => {
      for (const [hash, row] of rows)
        if (row.accountUuid === accountUuid && row.createdAt >= createdAt) rows.delete(hash)
      return Promise.resolve()
    },
  }
}

/** Tokens and codes that contain their seed: the code is the seed's last six digits. */
export const fakeMailedSecrets = (): MailedSecrets => ({
  token: (seed) => `token-of-${seed}`,
  code: (seed) => seed.replaceAll(/\D/g, '').slice(-6),
  hashCode: (seed, code) => `hash-of-${seed}-${code}`,
})
