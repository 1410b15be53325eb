import type { Knex } from 'knex'

/** The name under which the table keeps the id of the key that seals. */
const KEY_ID = 'key-id'
/** Earlier versions kept the key itself in the database. */
const EARLIER_KEY = 'tokens'

/** What the database knows of the product's keys, and what they seal. Rule: IDEN-51. */
export interface KeyRecords {
  /** The id of the key by which the database is sealed; null for a new database, and for one that keeps its key itself. */
  findKeyId(): Promise<string | null>
  /** Records the id if there is none; returns the recorded one, which another process may have written first. */
  recordKeyId(id: string): Promise<string>
  replaceKeyId(id: string): Promise<void>
  /** The key that an earlier version kept here. */
  findEarlierKey(): Promise<Uint8Array | null>
  /** Also others that the database has kept: none is left. */
  removeEarlierKey(): Promise<void>
  /** Replaces all sealed values, in one transaction; returns how many. Throws if `reseal` cannot open one. */
  resealAll(reseal: (sealed: string) => string): Promise<number>
  /** How many accounts have recovery codes that do not begin with this. */
  countRecoveryCodesWithout(prefix: string): Promise<number>
}

export const createKeyRecords = (knex: Knex): KeyRecords => {
  const find = async (name: string): Promise<string | null> => {
    const row = await knex('secrets').where({ name }).first<{ value: string } | undefined>('value')
    return row?.value ?? null
  }
  return {
    findKeyId: () => find(KEY_ID),
    recordKeyId: async (value) => {
      await knex('secrets').insert({ name: KEY_ID, value }).onConflict('name').ignore()
      return (await find(KEY_ID)) ?? value
    },
    replaceKeyId: async (value) => {
      await knex('secrets').insert({ name: KEY_ID, value }).onConflict('name').merge()
    },
    findEarlierKey: async () => {
      const value = await find(EARLIER_KEY)
      return value === null ? null : Buffer.from(value, 'hex')
    },
    removeEarlierKey: async () => {
      await knex('secrets').whereNot({ name: KEY_ID }).delete()
    },
    resealAll: (reseal) =>
      knex.transaction(async (trx) => {
        const rows = await trx('two_factors').forUpdate().select<SealedRow[]>('accountUuid', 'sealedSecret')
        for (const { accountUuid, sealedSecret } of rows) {
          await trx('two_factors')
            .where({ accountUuid })
            .update({ sealedSecret: reseal(sealedSecret) })
        }
        const operators = await trx('operators')
          .whereNotNull('sealedSecret')
          .forUpdate()
          .select<SealedOperatorRow[]>('uuid', 'sealedSecret')
        for (const { sealedSecret, uuid } of operators) {
          await trx('operators')
            .where({ uuid })
            .update({ sealedSecret: reseal(sealedSecret) })
        }
        return rows.length + operators.length
      }),
    countRecoveryCodesWithout: async (prefix) => {
      const row = await knex('recovery_codes')
        .whereRaw('not starts_with(code_hash, ?)', [prefix])
        .countDistinct<{ count: number }[]>('account_uuid as count')
      return row[0]?.count ?? 0
    },
  }
}

interface SealedRow {
  readonly accountUuid: string
  readonly sealedSecret: string
}

interface SealedOperatorRow {
  readonly uuid: string
  readonly sealedSecret: string
}
