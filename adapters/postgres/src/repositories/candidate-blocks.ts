import type { CandidateBlocks } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'

export const createCandidateBlocks = (knex: Knex): CandidateBlocks => ({
  add: async (companyUuid, contractorUuid, createdAt) => {
    await knex('candidateBlocks')
      .insert({ companyUuid, contractorUuid, createdAt })
      .onConflict(['companyUuid', 'contractorUuid'])
      .ignore()
  },
})
