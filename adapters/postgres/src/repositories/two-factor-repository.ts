import type { TwoFactor, TwoFactorRepository } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { mapColumns } from '../mappers/map-columns.ts'
import { RecoveryCodeRow, TwoFactorRow } from '../rows/two-factor.row.ts'

const twoFactorMapper = mapColumns<TwoFactor>()(['accountUuid', 'sealedSecret', 'confirmedAt', 'lastStep'])

export const createTwoFactorRepository = (knex: Knex): TwoFactorRepository => ({
  find: async (accountUuid) => {
    const row = await TwoFactorRow.query(knex).findById(accountUuid)
    return row ? twoFactorMapper.toEntity(row) : null
  },
  save: async (twoFactor) => {
    await TwoFactorRow.query(knex).insert(twoFactorMapper.toRow(twoFactor)).onConflict('accountUuid').merge()
  },
  remove: async (accountUuid) => {
    await TwoFactorRow.query(knex).deleteById(accountUuid)
  },
  replaceRecoveryCodes: async (accountUuid, hashes) => {
    await RecoveryCodeRow.query(knex).delete().where({ accountUuid })
    if (hashes.length > 0) await knex('recovery_codes').insert(hashes.map((codeHash) => ({ accountUuid, codeHash })))
  },
  consumeRecoveryCode: async (accountUuid, hashes) =>
    (await RecoveryCodeRow.query(knex).delete().where({ accountUuid }).whereIn('codeHash', hashes)) > 0,
})
