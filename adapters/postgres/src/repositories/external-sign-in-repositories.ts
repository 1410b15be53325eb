import type {
  ExternalSignInAttempts,
  ExternalSignInTickets,
  LinkedIdentityRepository,
} from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import {
  externalSignInAttemptMapper,
  externalSignInTicketMapper,
  linkedIdentityMapper,
} from '../mappers/external-sign-in.mapper.ts'
import { ExternalSignInAttemptRow, ExternalSignInTicketRow, LinkedIdentityRow } from '../rows/external-sign-in.row.ts'

export const createLinkedIdentityRepository = (knex: Knex): LinkedIdentityRepository => ({
  find: async (issuer, subject) => {
    const row = await LinkedIdentityRow.query(knex).findOne({ issuer, subject })
    return row ? linkedIdentityMapper.toEntity(row) : null
  },
  list: async (accountUuid) => {
    const rows = await LinkedIdentityRow.query(knex).where({ accountUuid }).orderBy(['linkedAt', 'provider'])
    return rows.map(linkedIdentityMapper.toEntity)
  },
  save: async (identity) => {
    const { accountUuid, issuer, provider, subject } = identity
    const row = linkedIdentityMapper.toRow(identity)
    await LinkedIdentityRow.query(knex).insert(row).onConflict(['issuer', 'subject']).ignore()
    const stored = await LinkedIdentityRow.query(knex).findOne({ issuer, subject })
    if (stored?.accountUuid !== accountUuid) return 'taken'
    await LinkedIdentityRow.query(knex).findOne({ issuer, subject }).patch(row)
    await LinkedIdentityRow.query(knex)
      .delete()
      .where({ accountUuid, provider })
      .whereNot((other) => other.where({ issuer, subject }))
    return 'saved'
  },
  remove: async (accountUuid, provider) =>
    (await LinkedIdentityRow.query(knex).delete().where({ accountUuid, provider })) > 0,
  removeAll: async (accountUuid) => {
    await LinkedIdentityRow.query(knex).delete().where({ accountUuid })
  },
})

export const createExternalSignInAttempts = (knex: Knex): ExternalSignInAttempts => ({
  add: async (attempt) => {
    await ExternalSignInAttemptRow.query(knex).insert(externalSignInAttemptMapper.toRow(attempt))
  },
  take: async (stateHash, browserHash, now) => {
    const [row] = await ExternalSignInAttemptRow.query(knex)
      .delete()
      .where({ stateHash, browserHash })
      .where('expiresAt', '>', now)
      .returning('*')
    return row === undefined ? null : externalSignInAttemptMapper.toEntity(row)
  },
})

export const createExternalSignInTickets = (knex: Knex): ExternalSignInTickets => ({
  add: async (ticket) => {
    await ExternalSignInTicketRow.query(knex).insert(externalSignInTicketMapper.toRow(ticket))
  },
  find: async (tokenHash, now) => {
    const row = await ExternalSignInTicketRow.query(knex).findById(tokenHash).where('expiresAt', '>', now)
    return row ? externalSignInTicketMapper.toEntity(row) : null
  },
  take: async (tokenHash) => (await ExternalSignInTicketRow.query(knex).deleteById(tokenHash)) > 0,
})
