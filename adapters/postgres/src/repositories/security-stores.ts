import type {
  CodeFailureLog,
  EmailChangeRepository,
  EmailRestorationRepository,
  MailRequestLog,
  PasswordResetRepository,
} from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { emailChangeMapper, emailRestorationMapper, passwordResetMapper } from '../mappers/security.mapper.ts'
import {
  CodeFailureRow,
  EmailChangeRow,
  EmailRestorationRow,
  MailRequestRow,
  PasswordResetRow,
} from '../rows/security.row.ts'
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

export const createEmailRestorationRepository = (knex: Knex): EmailRestorationRepository => ({
  add: async (restoration) => {
    await EmailRestorationRow.query(knex).insert(emailRestorationMapper.toRow(restoration))
  },
  find: async (tokenHash) => {
    const row = await EmailRestorationRow.query(knex).findById(tokenHash)
    return row ? emailRestorationMapper.toEntity(row) : null
  },
  removeSince: async (accountUuid, createdAt) => {
    await EmailRestorationRow.query(knex).delete().where({ accountUuid }).where('createdAt', '>=', createdAt)
  },
})

export const createCodeFailureLog = (knex: Knex): CodeFailureLog => ({
  listSince: async (accountUuid, since) => {
    const rows = await CodeFailureRow.query(knex)
      .where({ accountUuid })
      .where('failedAt', '>', since)
      .orderBy('failedAt', 'desc')
    return rows.map(({ failedAt }) => failedAt)
  },
  add: async (accountUuid, failedAt) => {
    await CodeFailureRow.query(knex).insert({ accountUuid, failedAt })
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
