import type { AccessToken, AccessTokenRepository } from '@guildhall/domain/companies'
import type { Knex } from 'knex'

const COLUMNS = [
  'uuid',
  'name',
  'accountUuid',
  'companyUuid',
  'tokenHash',
  'scopes',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
] as const satisfies readonly (keyof AccessToken)[]

export const createAccessTokenRepository = (knex: Knex): AccessTokenRepository => {
  const select = (where: Partial<AccessToken>): Promise<AccessToken[]> =>
    knex('accessTokens').where(where).orderBy('createdAt', 'desc').orderBy('uuid').select(COLUMNS)
  return {
    listOfAccount: (accountUuid) => select({ accountUuid }),
    listOfCompany: (companyUuid) => select({ companyUuid }),
    find: async (uuid) => (await select({ uuid }))[0] ?? null,
    findByTokenHash: async (tokenHash) => (await select({ tokenHash }))[0] ?? null,
    add: async (token) => {
      await knex('accessTokens').insert({ ...token, scopes: [...token.scopes] })
    },
    remove: async (uuid) => (await knex('accessTokens').where({ uuid }).delete()) > 0,
    removeOfAccount: async (accountUuid) => {
      await knex('accessTokens').where({ accountUuid }).delete()
    },
    touch: async (uuid, lastUsedAt) => {
      await knex('accessTokens').where({ uuid }).update({ lastUsedAt })
    },
  }
}
