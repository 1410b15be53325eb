import type { CandidateDocument } from '@guildhall/domain/search'
import { PermanentlyRefused } from '@guildhall/domain/shared'
import { candidateDocument, fakeCandidateDirectory, fakeClock, TEST_NOW } from '@guildhall/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { createRebuildingFiller } from './fill-index.ts'

// SRCH-88, SRCH-100
describe('rebuilding the index', () => {
  const setUp = (
    people: number,
    condition: 'missing' | 'empty' | 'outdated' | 'whole',
    refused: readonly string[] = [],
  ) => {
    const built: (readonly [version: number, people: number])[] = []
    const builder = {
      condition: async () => condition,
      rebuild: async (batches: AsyncIterable<readonly CandidateDocument[]>, version = 0) => {
        let documents = 0
        for await (const batch of batches) documents += batch.length
        built.push([version, documents])
        return { documents, refused: new Map(refused.map((uuid) => [uuid, 'too long'])) }
      },
    }
    const directory = fakeCandidateDirectory(Array.from({ length: people }, (_, at) => candidateDocument(at + 1)))
    const onRefused = vi.fn<(refused: PermanentlyRefused) => void>()
    return {
      built,
      filler: createRebuildingFiller({ builder, directory, clock: fakeClock(TEST_NOW), onRefused }),
      onRefused,
    }
  }

  it('happens where there is no index, one of an earlier version, or an empty one for somebody', async () => {
    for (const [people, condition, expected] of [
      [3, 'empty', [[1, 3]]],
      [3, 'outdated', [[1, 3]]],
      [3, 'whole', []],
      [0, 'empty', []],
      [0, 'missing', [[1, 0]]],
    ] as const) {
      const { built, filler, onRefused } = setUp(people, condition)
      await filler.fill()
      expect(built).toEqual(expected)
      expect(onRefused).not.toHaveBeenCalled()
    }
  })

  // SRCH-87
  it('fails where people are refused, and says so at start', async () => {
    const { filler, onRefused } = setUp(2, 'empty', ['somebody'])
    await expect(filler.rebuild()).rejects.toThrow(PermanentlyRefused)
    await filler.fill()
    expect(onRefused).toHaveBeenCalledOnce()
  })
})
