import type { Knex } from 'knex'

/** The name under which the table keeps the id of the key that seals. */
const KEY_ID = 'key-id'
/** Earlier versions kept the key itself in the database. */
const EARLIER_KEY = 'tokens'

/** What was sealed again, and how many secrets of webhooks could not be opened. */
export interface Resealed {
  readonly resealed: number
  readonly unreadableWebhooks: number
}

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
  /**
   * Replaces all sealed values, in one transaction. `reseal` returns null for what it cannot open: throws if that is a second factor. The secret of
   * a webhook stays as it is then, as earlier versions left it under a key that may be gone; its company can replace it.
   */
  resealAll(reseal: (sealed: string) => string | null): Promise<Resealed>
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
        let resealed = 0
        const unreadable: string[] = []
        for (const { key, table } of SEALED) {
          const rows = await trx(table)
            .whereNotNull('sealedSecret')
            .forUpdate()
            .select<SealedRow[]>({ id: key, sealedSecret: 'sealedSecret' })
          for (const { id, sealedSecret } of rows) {
            const again = reseal(sealedSecret)
            if (again === null) {
              unreadable.push(table)
              continue
            }
            await trx(table).where(key, id).update({ sealedSecret: again })
            resealed += 1
          }
        }
        if (unreadable.some((table) => table !== 'webhooks'))
          throw new Error('A second factor is sealed with none of the keys')
        return { resealed, unreadableWebhooks: unreadable.length }
      }),
    countRecoveryCodesWithout: async (prefix) => {
      const row = await knex('recovery_codes')
        .whereRaw('not starts_with(code_hash, ?)', [prefix])
        .countDistinct<{ count: number }[]>('account_uuid as count')
      return row[0]?.count ?? 0
    },
  }
}

/** The tables with sealed values, and what names a row of theirs. */
const SEALED = [
  { table: 'two_factors', key: 'accountUuid' },
  { table: 'operators', key: 'uuid' },
  { table: 'webhooks', key: 'uuid' },
] as const

interface SealedRow {
  readonly id: string
  readonly sealedSecret: string
}
