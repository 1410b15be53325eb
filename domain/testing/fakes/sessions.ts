import type { KnownDevices, Session, SessionRepository } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Sessions in memory; `touches` counts updates of the last use. */
export interface FakeSessions extends SessionRepository, Restorable {
  readonly touches: Date[]
}

export const fakeSessions = (...sessions: readonly Session[]): FakeSessions => {
  const { rows, snapshot } = memory<string, Session>()
  for (const session of sessions) rows.set(session.uuid, session)
  const touches: Date[] = []
  const ofAccount = (accountUuid: string): readonly Session[] =>
    [...rows.values()].filter((session) => session.accountUuid === accountUuid)
  const removeThose = (removed: readonly Session[]): Promise<number> => {
    for (const session of removed) rows.delete(session.uuid)
    return Promise.resolve(removed.length)
  }
  return {
    snapshot,
    touches,
    add: (session) => {
      rows.set(session.uuid, session)
      return Promise.resolve()
    },
    findByTokenHash: (tokenHash) =>
      Promise.resolve([...rows.values()].find((session) => session.tokenHash === tokenHash) ?? null),
    find: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    list: (accountUuid) => Promise.resolve(ofAccount(accountUuid)),
    touch: (uuid, lastSeenAt) => {
      const session = rows.get(uuid)
      if (session !== undefined) rows.set(uuid, { ...session, lastSeenAt })
      touches.push(lastSeenAt)
      return Promise.resolve()
    },
    setAuthenticatedAt: (uuid, authenticatedAt) => {
      const session = rows.get(uuid)
      if (session !== undefined) rows.set(uuid, { ...session, authenticatedAt })
      return Promise.resolve()
    },
    remove: (uuid) => {
      rows.delete(uuid)
      return Promise.resolve()
    },
    removeOwned: (accountUuid, uuid) =>
      Promise.resolve(rows.get(uuid)?.accountUuid === accountUuid && rows.delete(uuid)),
    removeAll: (accountUuid) => removeThose(ofAccount(accountUuid)),
    removeAllExcept: (accountUuid, keptUuid) =>
      removeThose(ofAccount(accountUuid).filter(({ uuid }) => uuid !== keptUuid)),
  }
}

/** Known devices in memory. */
export const fakeKnownDevices = (): KnownDevices & Restorable => {
  const { rows, snapshot } = memory<string, readonly string[]>()
  return {
    snapshot,
    record: (accountUuid, device) => {
      const known = rows.get(accountUuid) ?? []
      if (known.includes(device)) return Promise.resolve('known')
      rows.set(accountUuid, [...known, device])
      return Promise.resolve(known.length === 0 ? 'first' : 'new')
    },
  }
}
