import type { AccountRepository, SessionRepository, UserType } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { isUniqueViolation } from '../database/connection-errors.ts'
import { selectPrepared } from '../database/select-prepared.ts'
import { accountMapper, sessionMapper } from '../mappers/account.mapper.ts'
import { AccountRow, SessionRow } from '../rows/account.row.ts'

const selectActive = (knex: Knex, userType: UserType | null) =>
  AccountRow.query(knex)
    .whereNotNull('emailVerifiedAt')
    .whereNull('suspendedAt')
    .whereNull('deletionRequestedAt')
    .modify((query) => {
      if (userType !== null) void query.where({ userType })
    })

const FIND = { name: 'account', sql: 'select * from accounts where uuid = :uuid' }
/** The weaker lock allows others to reference the row meanwhile. */
const FIND_FOR_UPDATE = { name: 'account-for-update', sql: `${FIND.sql} for no key update` }

type StoredAccount = ReturnType<typeof accountMapper.toRow>

export const createAccountRepository = (knex: Knex): AccountRepository => ({
  find: async (uuid) => {
    const [row] = await selectPrepared<StoredAccount>(knex, FIND, { uuid })
    return row ? accountMapper.toEntity(row) : null
  },
  findForUpdate: async (uuid) => {
    const [row] = await selectPrepared<StoredAccount>(knex, FIND_FOR_UPDATE, { uuid })
    return row ? accountMapper.toEntity(row) : null
  },
  findByEmail: async (email) => {
    const row = await AccountRow.query(knex).whereRaw('lower(email) = lower(?)', [email]).first()
    return row ? accountMapper.toEntity(row) : null
  },
  listActive: async (userType, after, limit) => {
    const rows = await selectActive(knex, userType)
      .select('uuid')
      .modify((query) => {
        if (after !== null) void query.where('uuid', '>', after)
      })
      .orderBy('uuid')
      .limit(limit)
    return rows.map(({ uuid }) => uuid)
  },
  countActive: (userType) => selectActive(knex, userType).resultSize(),
  // A failed insert would abort the transaction; "do nothing" does not.
  add: async (account) => {
    const added = await knex('accounts')
      .insert(accountMapper.toRow(account))
      .onConflict(knex.raw('(lower(email))'))
      .ignore()
      .returning('uuid')
    return added.length > 0 ? 'added' : 'email-taken'
  },
  save: async (account) => {
    const { uuid, ...fields } = accountMapper.toRow(account)
    await AccountRow.query(knex).patch(fields).findById(uuid)
  },
  // A nested transaction: a unique violation aborts only this one.
  changeEmail: async (uuid, email) => {
    try {
      await knex.transaction((inner) => inner('accounts').where({ uuid }).update({ email }))
      return 'changed'
    } catch (error) {
      if (isUniqueViolation(error, 'accounts_email')) return 'email-taken'
      throw error
    }
  },
})

const LISTED_SESSIONS = 100

export const createSessionRepository = (knex: Knex): SessionRepository => ({
  add: async (session) => {
    await SessionRow.query(knex).insert(sessionMapper.toRow(session))
  },
  findByTokenHash: async (tokenHash) => {
    const row = await SessionRow.query(knex).findOne({ tokenHash })
    return row ? sessionMapper.toEntity(row) : null
  },
  list: async (accountUuid) => {
    const rows = await SessionRow.query(knex)
      .where({ accountUuid })
      .orderBy('lastSeenAt', 'desc')
      .orderBy('uuid', 'desc')
      .limit(LISTED_SESSIONS)
    return rows.map(sessionMapper.toEntity)
  },
  touch: async (uuid, lastSeenAt) => {
    await SessionRow.query(knex).patch({ lastSeenAt }).findById(uuid)
  },
  setAuthenticatedAt: async (uuid, authenticatedAt) => {
    await SessionRow.query(knex).patch({ authenticatedAt }).findById(uuid)
  },
  remove: async (uuid) => {
    await SessionRow.query(knex).deleteById(uuid)
  },
  find: async (uuid) => {
    const row = await SessionRow.query(knex).findById(uuid)
    return row ? sessionMapper.toEntity(row) : null
  },
  removeOwned: async (accountUuid, uuid) => (await SessionRow.query(knex).delete().where({ accountUuid, uuid })) > 0,
  removeAll: async (accountUuid) => SessionRow.query(knex).delete().where({ accountUuid }),
  removeAllExcept: async (accountUuid, keptUuid) =>
    SessionRow.query(knex).delete().where({ accountUuid }).whereNot({ uuid: keptUuid }),
})
