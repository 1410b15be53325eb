import { describe } from 'vitest'
import { candidateIndexHarness, type CreateCandidateIndex } from './candidate-index/harness.ts'
import { equivalenceFacts } from './candidate-index/equivalence.ts'
import { filterFacts } from './candidate-index/filters.ts'
import { hostileFacts } from './candidate-index/hostile-values.ts'
import { orderFacts } from './candidate-index/order.ts'
import { placeFacts } from './candidate-index/place.ts'
import { textFacts } from './candidate-index/text.ts'
import { upkeepFacts } from './candidate-index/upkeep.ts'

/** What every candidate index keeps, whatever engine is behind it. Rules: SRCH-7, SRCH-12, SRCH-15, SRCH-18. */
export const candidateIndexContract = (name: string, create: CreateCandidateIndex): void => {
  describe(`candidate index: ${name}`, () => {
    const harness = candidateIndexHarness(create)
    textFacts(harness)
    orderFacts(harness)
    filterFacts(harness)
    placeFacts(harness)
    upkeepFacts(harness)
    hostileFacts(harness)
    equivalenceFacts(harness)
  })
}
