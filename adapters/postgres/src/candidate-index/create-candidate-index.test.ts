import { migrateToLatest } from '@guildhall/migrations'
import { createTestDatabase, postgresUrl } from '@guildhall/testing'
import { fixedSynonyms, type SynonymGroups } from '@guildhall/domain/search'
import { candidateIndexContract } from '@guildhall/domain/testing/contracts/candidate-index'
import { relevanceContract } from '@guildhall/domain/testing/contracts/relevance'
import { createDatabase } from '../database/index.ts'
import { createPostgresCandidateIndex } from './create-candidate-index.ts'

const create = async (synonyms: SynonymGroups) => {
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
}

candidateIndexContract('PostgreSQL', create)
relevanceContract('PostgreSQL', create)
