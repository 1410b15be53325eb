import type { SynonymGroups, SynonymStore } from '@guildhall/domain/search'
import type { Knex } from 'knex'

interface SynonymRow {
  readonly id: boolean
  readonly groups: SynonymGroups
}

/** The synonyms of operators: one row with all of them, none until they are changed. */
export const createSynonymStore = (knex: Knex): SynonymStore => {
  const rows = () => knex<SynonymRow>('synonyms')
  const read = async () => (await rows().first('groups'))?.groups ?? null
  return {
    read,
    readForUpdate: async () => {
      // There may be no row yet that could be locked.
      await knex.raw(`select pg_advisory_xact_lock(hashtext('synonyms'))`)
      return read()
    },
    save: async (groups) => {
      await rows()
        .insert({ id: true, groups: knex.raw('cast(? as jsonb)', [JSON.stringify(groups)]) })
        .onConflict('id')
        .merge()
    },
  }
}
