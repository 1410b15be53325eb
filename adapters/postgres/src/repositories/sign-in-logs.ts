import type { KnownDevices, LoginFailureLog, VerificationMailLog } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { LoginFailureRow, VerificationMailRow } from '../rows/account.row.ts'

export const createVerificationMailLog = (knex: Knex): VerificationMailLog => ({
  listSince: async (email, since) => {
    if (knex.isTransaction) await lockText(knex, `verification mail ${email.toLowerCase()}`)
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

/** Takes an advisory lock on a text until the transaction ends. */
export const lockText = async (trx: Knex, text: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [text])
}

export const createLoginFailureLog = (knex: Knex): LoginFailureLog => ({
  // Concurrent attempts of one network are serialized, so that each is counted in time.
  start: (typedEmail, address, { at, max, maxOfNetwork, since }) =>
    knex.transaction(async (trx) => {
      const email = typedEmail.toLowerCase()
      await lockText(trx, `login ${address}`)
      const findOldest = async (limit: number, whose: object) => {
        const standing = await LoginFailureRow.query(trx)
          .where(whose)
          .where('failedAt', '>', since)
          .orderBy('failedAt', 'desc')
          .limit(limit)
        return standing[limit - 1]
      }
      const oldest = (await findOldest(max, { email, address })) ?? (await findOldest(maxOfNetwork, { address }))
      if (oldest !== undefined) return { id: null, oldest: oldest.failedAt }
      const { id } = await LoginFailureRow.query(trx).insert({ email, address, failedAt: at }).returning('id')
      return { id }
    }),
  discard: async (id) => {
    await LoginFailureRow.query(knex).deleteById(id)
  },
  clear: async (email, address) => {
    await LoginFailureRow.query(knex).delete().where({ email: email.toLowerCase(), address })
  },
  clearAll: async (email) => {
    await LoginFailureRow.query(knex).delete().where({ email: email.toLowerCase() })
  },
})

export const createKnownDevices = (knex: Knex): KnownDevices => ({
  // Both parts of the statement see the devices as they were before the insert.
  record: async (accountUuid, device, at) => {
    const { rows } = await knex.raw<{ rows: readonly { readonly added: boolean; readonly had: boolean }[] }>(
      `with added as (
         insert into known_devices (account_uuid, device, first_seen_at) values (?, ?, ?) on conflict do nothing returning 1
       )
       select exists (select from added) as added, exists (select from known_devices where account_uuid = ?) as had`,
      [accountUuid, device, at, accountUuid],
    )
    const [found] = rows
    if (found?.added !== true) return 'known'
    return found.had ? 'new' : 'first'
  },
})
