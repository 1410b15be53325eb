import { describe } from 'vitest'
import { candidateIndexHarness, type CreateCandidateIndex } from './candidate-index/harness.ts'
import { equivalenceCases } from './candidate-index/equivalence.ts'
import { facetCases } from './candidate-index/facets.ts'
import { filterCases } from './candidate-index/filters.ts'
import { hostileValueCases } from './candidate-index/hostile-values.ts'
import { orderCases } from './candidate-index/order.ts'
import { placeCases } from './candidate-index/place.ts'
import { textCases } from './candidate-index/text.ts'
import { upkeepCases } from './candidate-index/upkeep.ts'

/** Contract of every candidate index. Rules: SRCH-7, SRCH-12, SRCH-15, SRCH-18. */
export const candidateIndexContract = (name: string, create: CreateCandidateIndex): void => {
  describe(`candidate index: ${name}`, () => {
    const harness = candidateIndexHarness(create)
    textCases(harness)
    orderCases(harness)
    facetCases(harness)
    filterCases(harness)
    placeCases(harness)
    upkeepCases(harness)
    hostileValueCases(harness)
    equivalenceCases(harness)
  })
}
