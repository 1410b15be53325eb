import { candidateIndexContract } from '../contracts/candidate-index.contract.ts'
import { createInMemoryCandidateIndex } from './in-memory-candidate-index.ts'

candidateIndexContract('in memory', async (synonyms) => ({
  index: createInMemoryCandidateIndex({ synonyms }),
  close: async () => undefined,
}))
