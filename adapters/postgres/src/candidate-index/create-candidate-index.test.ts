import { migrateToLatest } from '@guildhall/migrations'
import { createTestDatabase, postgresUrl } from '@guildhall/testing'
import { fixedSynonyms } from '@guildhall/domain/search'
import { candidateIndexContract } from '@guildhall/domain/testing/contracts/candidate-index'
import { createDatabase } from '../database/index.ts'
import { createPostgresCandidateIndex } from './create-candidate-index.ts'

candidateIndexContract('PostgreSQL', async (synonyms) => {
  const own = await createTestDatabase(await postgresUrl())
  const database = createDatabase({ url: own.url })
  await migrateToLatest(database.knex)
  return {
    index: createPostgresCandidateIndex({ knex: database.knex, synonyms: fixedSynonyms(synonyms) }),
    close: async () => {
      await database.close()
      await own.drop()
    },
  }
})
