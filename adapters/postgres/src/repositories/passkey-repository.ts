import type { PasskeyChallengeRepository, PasskeyRepository } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { passkeyChallengeMapper, passkeyMapper } from '../mappers/passkey.mapper.ts'
import { PasskeyChallengeRow, PasskeyRow } from '../rows/passkey.row.ts'

export const createPasskeyRepository = (knex: Knex): PasskeyRepository => ({
  list: async (accountUuid) => {
    const rows = await PasskeyRow.query(knex).where({ accountUuid }).orderBy(['createdAt', 'uuid'])
    return rows.map(passkeyMapper.toEntity)
  },
  findByCredentialId: async (credentialId) => {
    const row = await PasskeyRow.query(knex).findOne({ credentialId })
    return row ? passkeyMapper.toEntity(row) : null
  },
  add: async (passkey) => {
    const row = passkeyMapper.toRow(passkey)
    const inserted = await knex('passkeys')
      .insert({ ...row, transports: [...row.transports] })
      .onConflict('credentialId')
      .ignore()
      .returning('uuid')
    return inserted.length > 0 ? 'added' : 'known'
  },
  save: async ({ backedUp, counter, lastUsedAt, name, uuid }) => {
    await PasskeyRow.query(knex).patch({ backedUp, counter, lastUsedAt, name }).where({ uuid })
  },
  removeOwned: async (accountUuid, uuid) => {
    const [row] = await PasskeyRow.query(knex).delete().where({ accountUuid, uuid }).returning('*')
    return row ? passkeyMapper.toEntity(row) : null
  },
  removeAll: async (accountUuid) => {
    await PasskeyRow.query(knex).delete().where({ accountUuid })
  },
})

export const createPasskeyChallengeRepository = (knex: Knex): PasskeyChallengeRepository => ({
  add: async (challenge) => {
    await PasskeyChallengeRow.query(knex).insert(passkeyChallengeMapper.toRow(challenge))
  },
  take: async (challenge) => {
    const [row] = await PasskeyChallengeRow.query(knex).delete().where({ challenge }).returning('*')
    return row ? passkeyChallengeMapper.toEntity(row) : null
  },
})
