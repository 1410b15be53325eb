import type {
  OperatorCodeFailures,
  OperatorLinkRepository,
  OperatorRepository,
  OperatorSessionRepository,
} from '@guildhall/domain/moderation'
import type { Knex } from 'knex'
import { operatorLinkMapper, operatorMapper, operatorSessionMapper } from '../mappers/operator.mapper.ts'
import { OperatorCodeFailureRow, OperatorLinkRow, OperatorRow, OperatorSessionRow } from '../rows/operator.row.ts'

export const createOperatorRepository = (knex: Knex): OperatorRepository => ({
  find: async (uuid) => {
    const row = await OperatorRow.query(knex).findById(uuid)
    return row ? operatorMapper.toEntity(row) : null
  },
  findForUpdate: async (uuid) => {
    const row = await OperatorRow.query(knex).findById(uuid).forUpdate()
    return row ? operatorMapper.toEntity(row) : null
  },
  findByEmail: async (email) => {
    const row = await OperatorRow.query(knex).findOne({ email: email.toLowerCase() })
    return row ? operatorMapper.toEntity(row) : null
  },
  list: async () => (await OperatorRow.query(knex).orderBy('email')).map(operatorMapper.toEntity),
  // A failed insert would abort the transaction; "do nothing" does not.
  add: async (operator) => {
    const row = operatorMapper.toRow(operator)
    const added = await knex('operators').insert(row).onConflict('email').ignore().returning('uuid')
    return added.length > 0 ? 'added' : 'email-taken'
  },
  save: async (operator) => {
    const { uuid, email: _email, ...fields } = operatorMapper.toRow(operator)
    await OperatorRow.query(knex).patch(fields).findById(uuid)
  },
})

export const createOperatorLinkRepository = (knex: Knex): OperatorLinkRepository => ({
  replace: async (link) => {
    await OperatorLinkRow.query(knex).insert(operatorLinkMapper.toRow(link)).onConflict('operatorUuid').merge()
  },
  find: async (tokenHash) => {
    const row = await OperatorLinkRow.query(knex).findOne({ tokenHash })
    return row ? operatorLinkMapper.toEntity(row) : null
  },
  consume: async (tokenHash) => (await OperatorLinkRow.query(knex).delete().where({ tokenHash })) > 0,
  removeOf: async (operatorUuid) => {
    await OperatorLinkRow.query(knex).deleteById(operatorUuid)
  },
})

export const createOperatorSessionRepository = (knex: Knex): OperatorSessionRepository => ({
  add: async (session) => {
    await OperatorSessionRow.query(knex).insert(operatorSessionMapper.toRow(session))
  },
  find: async (uuid) => {
    const row = await OperatorSessionRow.query(knex).findById(uuid)
    return row ? operatorSessionMapper.toEntity(row) : null
  },
  findByTokenHash: async (tokenHash) => {
    const row = await OperatorSessionRow.query(knex).findOne({ tokenHash })
    return row ? operatorSessionMapper.toEntity(row) : null
  },
  setAuthenticatedAt: async (uuid, authenticatedAt) => {
    await OperatorSessionRow.query(knex).patch({ authenticatedAt }).where({ uuid })
  },
  remove: async (uuid) => (await OperatorSessionRow.query(knex).deleteById(uuid)) > 0,
  removeAll: async (operatorUuid) => {
    await OperatorSessionRow.query(knex).delete().where({ operatorUuid })
  },
  removeAllExcept: async (operatorUuid, keptUuid) => {
    await OperatorSessionRow.query(knex).delete().where({ operatorUuid }).whereNot({ uuid: keptUuid })
  },
})

export const createOperatorCodeFailures = (knex: Knex): OperatorCodeFailures => ({
  listSince: async (operatorUuid, since) => {
    const rows = await OperatorCodeFailureRow.query(knex)
      .where({ operatorUuid })
      .where('failedAt', '>', since)
      .orderBy('failedAt', 'desc')
    return rows.map(({ failedAt }) => failedAt)
  },
  add: async (operatorUuid, failedAt) => {
    await OperatorCodeFailureRow.query(knex).insert({ operatorUuid, failedAt })
  },
})
