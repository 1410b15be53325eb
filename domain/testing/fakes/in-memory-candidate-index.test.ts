import { candidateIndexContract } from '../contracts/candidate-index.contract.ts'
import type { CreateCandidateIndex } from '../contracts/candidate-index/harness.ts'
import { relevanceContract } from '../contracts/relevance.contract.ts'
import { createInMemoryCandidateIndex } from './in-memory-candidate-index.ts'

const create: CreateCandidateIndex = async (synonyms) => ({
  index: createInMemoryCandidateIndex({ synonyms }),
  close: async () => undefined,
})

candidateIndexContract('in memory', create)
relevanceContract('in memory', create)
