import type { Account, AccountRepository, LoginFailureLog, VerificationMailLog } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Accounts in memory, with one account an address. */
export const fakeAccounts = (...accounts: readonly Account[]): AccountRepository & Restorable => {
  const { rows, snapshot } = memory<string, Account>()
  for (const account of accounts) rows.set(account.uuid, account)
  const byEmail = (email: string): Account | null =>
    [...rows.values()].find((account) => account.email === email.toLowerCase()) ?? null
  return {
    snapshot,
    find: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    findByEmail: (email) => Promise.resolve(byEmail(email)),
    add: (account) => {
      if (byEmail(account.email) !== null) return Promise.resolve('email-taken')
      rows.set(account.uuid, account)
      return Promise.resolve('added')
    },
    save: (account) => {
      rows.set(account.uuid, account)
      return Promise.resolve()
    },
  }
}

/** Requested verification mails in memory. */
export const fakeVerificationMails = (): VerificationMailLog & Restorable => {
  const { rows, snapshot } = memory<string, readonly Date[]>()
  return {
    snapshot,
    listSince: (email, since) => Promise.resolve((rows.get(email) ?? []).filter((at) => at > since)),
    add: (email, at) => {
      rows.set(email, [at, ...(rows.get(email) ?? [])])
      return Promise.resolve()
    },
  }
}

/** Failed logins in memory. */
export const fakeLoginFailures = (): LoginFailureLog => {
  const rows = new Map<string, readonly Date[]>()
  const key = (email: string, address: string): string => `${email} ${address}`
  return {
    listSince: (email, address, since) =>
      Promise.resolve((rows.get(key(email, address)) ?? []).filter((at) => at > since)),
    add: (email, address, at) => {
      rows.set(key(email, address), [at, ...(rows.get(key(email, address)) ?? [])])
      return Promise.resolve()
    },
    clear: (email, address) => {
      rows.delete(key(email, address))
      return Promise.resolve()
    },
  }
}
