import type { LoginFailureLog, VerificationMailLog } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { LoginFailureRow, VerificationMailRow } from '../rows/account.row.ts'

export const createVerificationMailLog = (knex: Knex): VerificationMailLog => ({
  listSince: async (email, since) => {
    const rows = await VerificationMailRow.query(knex)
      .where({ email: email.toLowerCase() })
      .where('sentAt', '>=', since)
      .orderBy('sentAt', 'desc')
    return rows.map(({ sentAt }) => sentAt)
  },
  add: async (email, sentAt) => {
    await VerificationMailRow.query(knex).insert({ email: email.toLowerCase(), sentAt })
  },
})

export const createLoginFailureLog = (knex: Knex): LoginFailureLog => ({
  listSince: async (email, address, since) => {
    const rows = await LoginFailureRow.query(knex)
      .where({ email: email.toLowerCase(), address })
      .where('failedAt', '>=', since)
      .orderBy('failedAt', 'desc')
    return rows.map(({ failedAt }) => failedAt)
  },
  add: async (email, address, failedAt) => {
    await LoginFailureRow.query(knex).insert({ email: email.toLowerCase(), address, failedAt })
  },
  clear: async (email, address) => {
    await LoginFailureRow.query(knex).delete().where({ email: email.toLowerCase(), address })
  },
})
