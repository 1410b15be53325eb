import type { CandidateBlocks } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'

export const createCandidateBlocks = (knex: Knex): CandidateBlocks => ({
  exists: async (companyUuid, contractorUuid) =>
    (await knex('candidateBlocks').where({ companyUuid, contractorUuid }).first('createdAt')) !== undefined,
  add: async (companyUuid, contractorUuid, createdAt) => {
    await knex('candidateBlocks')
      .insert({ companyUuid, contractorUuid, createdAt })
      .onConflict(['companyUuid', 'contractorUuid'])
      .ignore()
  },
})
