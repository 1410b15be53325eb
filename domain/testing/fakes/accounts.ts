import type { Account, AccountRepository, LoginFailureLog, UserType, VerificationMailLog } from '../../src/index.ts'
import { compareCodePoints } from '../../src/shared/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Accounts in memory, with unique addresses. */
export interface FakeAccounts extends AccountRepository, Restorable {
  readonly all: () => readonly Account[]
  readonly remove: (uuid: string) => void
}

export const fakeAccounts = (...accounts: readonly Account[]): FakeAccounts => {
  const { rows, snapshot } = memory<string, Account>()
  for (const account of accounts) rows.set(account.uuid, account)
  const byEmail = (email: string): Account | null =>
    [...rows.values()].find((account) => account.email === email.toLowerCase()) ?? null
  const active = (userType: UserType | null): readonly Account[] =>
    [...rows.values()]
      .filter((account) => userType === null || account.userType === userType)
      .filter(
        (account) =>
          account.emailVerifiedAt !== null && account.suspendedAt === null && account.deletionRequestedAt === null,
      )
  return {
    snapshot,
    all: () => [...rows.values()],
    remove: (uuid) => void rows.delete(uuid),
    find: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    findForUpdate: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    findByEmail: (email) => Promise.resolve(byEmail(email)),
    listActive: async (userType, after, limit) =>
      active(userType)
        .map(({ uuid }) => uuid)
        .toSorted(compareCodePoints)
        .filter((uuid) => after === null || uuid > after)
        .slice(0, limit),
    countActive: async (userType) => active(userType).length,
    add: (account) => {
      if (byEmail(account.email) !== null) return Promise.resolve('email-taken')
      rows.set(account.uuid, account)
      return Promise.resolve('added')
    },
    save: (account) => {
      rows.set(account.uuid, account)
      return Promise.resolve()
    },
    changeEmail: (uuid, email) => {
      const holder = byEmail(email)
      if (holder !== null && holder.uuid !== uuid) return Promise.resolve('email-taken')
      const account = rows.get(uuid)
      if (account !== undefined) rows.set(uuid, { ...account, email })
      return Promise.resolve('changed')
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

/** Failed attempts in memory. */
export const fakeLoginFailures = (): LoginFailureLog => {
  const rows = new Map<string, { readonly email: string; readonly address: string; readonly at: Date }>()
  let count = 0
  const clear = (holds: (row: { readonly email: string; readonly address: string }) => boolean): Promise<void> => {
    for (const [id, row] of rows) if (holds(row)) rows.delete(id)
    return Promise.resolve()
  }
  return {
    start: (email, address, { at, max, maxOfNetwork, since }) => {
      const ofNetwork = [...rows.values()].filter((row) => row.address === address && row.at > since).toReversed()
      const oldest = ofNetwork.filter((row) => row.email === email)[max - 1] ?? ofNetwork[maxOfNetwork - 1]
      if (oldest !== undefined) return Promise.resolve({ id: null, oldest: oldest.at })
      count += 1
      rows.set(String(count), { email, address, at })
      return Promise.resolve({ id: String(count) })
    },
    discard: (id) => {
      rows.delete(id)
      return Promise.resolve()
    },
    clear: (email, address) => clear((row) => row.email === email && row.address === address),
    clearAll: (email) => clear((row) => row.email === email),
  }
}
