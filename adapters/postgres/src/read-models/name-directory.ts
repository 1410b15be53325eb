import type { NameDirectory } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'

const NAMES = {
  name: 'names-of-accounts',
  sql: `select uuid, trim(first_name || ' ' || last_name) as name from accounts where uuid = any(cast(:uuids as uuid[]))`,
}

/** The names of accounts, in one statement. */
export const createNameDirectory = (knex: Knex): NameDirectory => ({
  findNames: async (accountUuids) => {
    const rows = await selectPrepared<{ uuid: string; name: string }>(knex, NAMES, { uuids: [...accountUuids] })
    return new Map(rows.map(({ name, uuid }) => [uuid, name] as const))
  },
})
