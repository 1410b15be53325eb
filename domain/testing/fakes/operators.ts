import type {
  Operator,
  OperatorLink,
  OperatorLinkRepository,
  OperatorRepository,
  OperatorSession,
  OperatorSessionRepository,
} from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Operators in memory. */
export const fakeOperators = (...operators: readonly Operator[]): OperatorRepository & Restorable => {
  const { rows, snapshot } = memory<string, Operator>()
  for (const operator of operators) rows.set(operator.uuid, operator)
  const find = async (uuid: string): Promise<Operator | null> => rows.get(uuid) ?? null
  const findByEmail = async (email: string): Promise<Operator | null> =>
    [...rows.values()].find((operator) => operator.email === email.toLowerCase()) ?? null
  return {
    snapshot,
    find,
    findForUpdate: find,
    findByEmail,
    list: async () => [...rows.values()].toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    add: async (operator) => {
      if ([...rows.values()].some(({ email }) => email === operator.email)) return 'email-taken'
      rows.set(operator.uuid, operator)
      return 'added'
    },
    save: async (operator) => {
      rows.set(operator.uuid, operator)
    },
  }
}

/** One-time links in memory. */
export const fakeOperatorLinks = (): OperatorLinkRepository & Restorable => {
  const { rows, snapshot } = memory<string, OperatorLink>()
  return {
    snapshot,
    replace: async (link) => {
      rows.set(link.operatorUuid, link)
    },
    find: async (tokenHash) => [...rows.values()].find((link) => link.tokenHash === tokenHash) ?? null,
    consume: async (tokenHash) => {
      const link = [...rows.values()].find((one) => one.tokenHash === tokenHash)
      return link !== undefined && rows.delete(link.operatorUuid)
    },
    removeOf: async (operatorUuid) => {
      rows.delete(operatorUuid)
    },
  }
}

/** Sessions of operators in memory. */
export const fakeOperatorSessions = (): OperatorSessionRepository & Restorable => {
  const { rows, snapshot } = memory<string, OperatorSession>()
  const removeThose = (operatorUuid: string, keptUuid: string | null): void => {
    for (const session of rows.values())
      if (session.operatorUuid === operatorUuid && session.uuid !== keptUuid) rows.delete(session.uuid)
  }
  return {
    snapshot,
    add: async (session) => {
      rows.set(session.uuid, session)
    },
    find: async (uuid) => rows.get(uuid) ?? null,
    findByTokenHash: async (tokenHash) => [...rows.values()].find((session) => session.tokenHash === tokenHash) ?? null,
    setAuthenticatedAt: async (uuid, authenticatedAt) => {
      const session = rows.get(uuid)
      if (session !== undefined) rows.set(uuid, { ...session, authenticatedAt })
    },
    remove: async (uuid) => rows.delete(uuid),
    removeAll: async (operatorUuid) => removeThose(operatorUuid, null),
    removeAllExcept: async (operatorUuid, keptUuid) => removeThose(operatorUuid, keptUuid),
  }
}
