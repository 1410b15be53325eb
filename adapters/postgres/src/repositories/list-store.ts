import type { ListStore, StoredListEntry } from '@guildhall/domain/reference'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

const COLUMNS = [
  'list',
  'code',
  'label',
  'industry',
  'section',
  'message',
  'position',
  'isRetired',
  'mergedInto',
  'formerLabels',
] as const

/** The entries of lists that operators have added or changed. The version of an entry is that of its last change. */
export const createListStore = (knex: Knex): ListStore => {
  const rows = () => knex<StoredListEntry>('listEntries')
  const readVersion = async (): Promise<number> => {
    const [row] = await selectRows<{ readonly latest: string | null }>(
      knex,
      'select max(version) as latest from list_entries',
    )
    return Number(row?.latest ?? 0)
  }
  const read = async (): Promise<readonly StoredListEntry[]> => rows().select(...COLUMNS)
  return {
    readVersion,
    read,
    readForUpdate: async () => {
      // Also an entry that is not stored yet must wait, and versions must be visible in their order.
      await knex.raw(`select pg_advisory_xact_lock(hashtext('lists'))`)
      return read()
    },
    save: async (...entries) => {
      const version = (await readVersion()) + 1
      await rows()
        .insert(entries.map((entry) => ({ ...entry, formerLabels: [...entry.formerLabels], version })))
        .onConflict(['list', 'code'])
        .merge()
    },
  }
}
