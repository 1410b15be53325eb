import type { ProfileImport, ProfileImportRepository } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'

export const createProfileImportRepository = (knex: Knex): ProfileImportRepository => ({
  find: async (contractorUuid) => {
    const rows: readonly ProfileImport[] = await knex('profileImports')
      .select('contractorUuid', 'before', 'after', 'importedAt')
      .where({ contractorUuid })
    return rows[0] ?? null
  },
  save: async ({ after, before, contractorUuid, importedAt }) => {
    await knex('profileImports')
      .insert({ contractorUuid, before: JSON.stringify(before), after: JSON.stringify(after), importedAt })
      .onConflict('contractorUuid')
      .merge()
  },
  remove: async (contractorUuid) => {
    await knex('profileImports').where({ contractorUuid }).delete()
  },
})
