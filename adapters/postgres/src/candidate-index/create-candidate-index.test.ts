import { migrateToLatest } from '@guildhall/migrations'
import { createTestDatabase, postgresUrl } from '@guildhall/testing'
import { fixedSynonyms, type SynonymGroups } from '@guildhall/domain/search'
import { candidateDocument } from '@guildhall/domain/testing'
import { candidateIndexContract } from '@guildhall/domain/testing/contracts/candidate-index'
import { relevanceContract } from '@guildhall/domain/testing/contracts/relevance'
import { expect, it } from 'vitest'
import { createMigratedDatabase } from '../../testing/index.ts'
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

it('writes a document again only when it has changed', async () => {
  const { drop, knex } = await createMigratedDatabase()
  const index = createPostgresCandidateIndex({ knex })
  const readVersions = async (): Promise<readonly string[]> => {
    const { rows } = await knex.raw<{ rows: { version: string }[] }>(
      'select xmin::text as version from candidate_documents order by uuid',
    )
    return rows.map(({ version }) => version)
  }
  const [one, other] = [candidateDocument(1), candidateDocument(2)]
  await index.put([one, other])
  const before = await readVersions()
  await index.put([one, { ...other, hiddenFrom: ['a company'] }])
  const after = await readVersions()
  expect(after).toEqual([before[0], expect.not.stringMatching(`^${before[1]}$`)])
  await index.put([one, { ...other, introduction: 'I build bridges' }])
  expect(await readVersions()).toEqual([before[0], expect.not.stringMatching(`^${after[1]}$`)])
  await drop()
})

candidateIndexContract('PostgreSQL', create)
relevanceContract('PostgreSQL', create)
