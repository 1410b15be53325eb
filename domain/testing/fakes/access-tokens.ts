import type { AccessToken, AccessTokenRepository } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Access tokens in memory. */
export const fakeAccessTokens = (): AccessTokenRepository & Restorable => {
  const { rows, snapshot } = memory<string, AccessToken>()
  const list = (holds: (token: AccessToken) => boolean): readonly AccessToken[] =>
    [...rows.values()].filter(holds).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return {
    snapshot,
    listOfAccount: async (accountUuid) => list((token) => token.accountUuid === accountUuid),
    listOfCompany: async (companyUuid) => list((token) => token.companyUuid === companyUuid),
    find: async (uuid) => rows.get(uuid) ?? null,
    findByTokenHash: async (tokenHash) => list((token) => token.tokenHash === tokenHash)[0] ?? null,
    add: async (token) => void rows.set(token.uuid, token),
    remove: async (uuid) => rows.delete(uuid),
    removeOfAccount: async (accountUuid) => {
      for (const { uuid } of list((token) => token.accountUuid === accountUuid)) rows.delete(uuid)
    },
    touch: async (uuid, lastUsedAt) => {
      const token = rows.get(uuid)
      if (token !== undefined) rows.set(uuid, { ...token, lastUsedAt })
    },
  }
}
