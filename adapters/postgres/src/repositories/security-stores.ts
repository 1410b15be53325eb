import type { EmailChangeRepository, MailRequestLog, PasswordResetRepository } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { emailChangeMapper, passwordResetMapper } from '../mappers/security.mapper.ts'
import { EmailChangeRow, MailRequestRow, PasswordResetRow } from '../rows/security.row.ts'
import { lockText } from './sign-in-logs.ts'

export const createPasswordResetRepository = (knex: Knex): PasswordResetRepository => ({
  add: async (reset) => {
    await PasswordResetRow.query(knex).insert(passwordResetMapper.toRow(reset)).onConflict('tokenHash').ignore()
  },
  find: async (tokenHash) => {
    const row = await PasswordResetRow.query(knex).findById(tokenHash)
    return row ? passwordResetMapper.toEntity(row) : null
  },
  consume: async (tokenHash) => (await PasswordResetRow.query(knex).deleteById(tokenHash)) > 0,
  removeAll: async (accountUuid) => {
    await PasswordResetRow.query(knex).delete().where({ accountUuid })
  },
})

export const createEmailChangeRepository = (knex: Knex): EmailChangeRepository => ({
  find: async (accountUuid) => {
    const row = await EmailChangeRow.query(knex).findById(accountUuid)
    return row ? emailChangeMapper.toEntity(row) : null
  },
  save: async (change) => {
    await EmailChangeRow.query(knex).insert(emailChangeMapper.toRow(change)).onConflict('accountUuid').merge()
  },
  remove: async (accountUuid) => {
    await EmailChangeRow.query(knex).deleteById(accountUuid)
  },
})

export const createMailRequestLog = (knex: Knex): MailRequestLog => ({
  listSince: async (kind, subject, since) => {
    if (knex.isTransaction) await lockText(knex, `mail ${kind} ${subject}`)
    const rows = await MailRequestRow.query(knex)
      .where({ kind, subject })
      .where('askedAt', '>=', since)
      .orderBy('askedAt', 'desc')
    return rows.map(({ askedAt }) => askedAt)
  },
  add: async (kind, subject, askedAt) => {
    await MailRequestRow.query(knex).insert({ kind, subject, askedAt })
  },
})
