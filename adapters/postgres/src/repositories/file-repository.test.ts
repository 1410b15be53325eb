import { filesContract } from '@guildhall/domain/testing/contracts/files'
import { thandi } from '@guildhall/domain/testing'
import { createMigratedDatabase, resetToFixture, type MigratedDatabase } from '../../testing/index.ts'
import { afterAll, beforeAll } from 'vitest'
import { createCvViews } from './cv-views.ts'
import { createFileRepository } from './file-repository.ts'
import { createFileCleanup } from './file-cleanup.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

filesContract('PostgreSQL', async (world) => {
  const { knex } = database
  await resetToFixture(knex, world)
  await knex.raw('truncate file_names')
  return {
    files: createFileRepository(knex),
    upkeep: createFileCleanup(knex),
    cvViews: createCvViews(knex),
    refer: async (cvUrl) => {
      await knex('contractorProfiles').where({ uuid: thandi.uuid }).update({ cvUrl })
    },
    close: async () => undefined,
  }
})
