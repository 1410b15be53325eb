import type { NameDirectory } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** The names of accounts, in one statement. */
export const createNameDirectory = (knex: Knex): NameDirectory => ({
  findNames: async (accountUuids) => {
    const rows = await selectRows<{ uuid: string; name: string }>(
      knex,
      `select uuid, trim(first_name || ' ' || last_name) as name from accounts where uuid = any(cast(:uuids as uuid[]))`,
      { uuids: [...accountUuids] },
    )
    return new Map(rows.map(({ name, uuid }) => [uuid, name] as const))
  },
})
