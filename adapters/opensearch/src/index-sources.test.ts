import { candidateDocument } from '@guildhall/domain/testing'
import { countTurns } from '@guildhall/testing'
import { describe, expect, it } from 'vitest'
import { indexSources } from './index-sources.ts'

// SRCH-89
describe('the documents as stored', () => {
  it('lets other work run between a few documents and the next', async () => {
    const documents = Array.from({ length: 40 }, (_, place) => candidateDocument(place + 1))
    expect(await countTurns(() => indexSources(documents))).toBeGreaterThanOrEqual(9)
  })
})
