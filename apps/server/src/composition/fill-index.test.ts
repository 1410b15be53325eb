import type { CandidateDocument } from '@guildhall/domain/search'
import { DependencyUnavailable, PermanentlyRefused } from '@guildhall/domain/shared'
import { candidateDocument, fakeCandidateDirectory, fakeClock, TEST_NOW } from '@guildhall/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { fillWhenAvailable, rebuildIfNeeded, rebuildIndex } from './fill-index.ts'

const surroundings = () => {
  const closing: (() => Promise<unknown>)[] = []
  const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  return {
    closing,
    log,
    options: { closing: { add: (_: string, close: () => Promise<unknown>) => void closing.push(close) }, log },
  }
}
const away = () => Promise.reject(new DependencyUnavailable('opensearch'))

describe('filling the index at start', () => {
  it('retries in the background while the engine is unavailable', async () => {
    const { log, options } = surroundings()
    const fill = vi
      .fn<() => Promise<number>>()
      .mockImplementationOnce(away)
      .mockImplementationOnce(away)
      .mockResolvedValue(3)
    await fillWhenAvailable(fill, options)
    expect(fill).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(fill).toHaveBeenCalledTimes(3), 10_000)
    expect(log.warn).toHaveBeenCalledTimes(2)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('stops with the product', async () => {
    const { closing, options } = surroundings()
    const fill = vi.fn<() => Promise<number>>().mockImplementation(away)
    await fillWhenAvailable(fill, options)
    await Promise.all(closing.map((close) => close()))
    expect(fill).toHaveBeenCalledTimes(1)
  })

  it('lets other failures abort the start', async () => {
    const { options } = surroundings()
    await expect(fillWhenAvailable(() => Promise.reject(new Error('broken')), options)).rejects.toThrow('broken')
  })
})

// SRCH-88
describe('rebuilding the index', () => {
  const setUp = (people: number, needsRebuild = true, refused: readonly string[] = []) => {
    const built: (readonly [version: number, people: number])[] = []
    const builder = {
      needsRebuild: async () => needsRebuild,
      rebuild: async (batches: AsyncIterable<readonly CandidateDocument[]>, version = 0) => {
        let documents = 0
        for await (const batch of batches) documents += batch.length
        built.push([version, documents])
        return { documents, refused: new Map(refused.map((uuid) => [uuid, 'too long'])) }
      },
    }
    const directory = fakeCandidateDirectory(Array.from({ length: people }, (_, at) => candidateDocument(at + 1)))
    return { built, deps: { builder, directory, clock: fakeClock(TEST_NOW) }, log: { error: vi.fn<() => void>() } }
  }

  it('happens at start where the index needs it and there is somebody', async () => {
    for (const [people, needsRebuild, expected] of [
      [3, true, [[1, 3]]],
      [3, false, []],
      [0, true, []],
    ] as const) {
      const { built, deps, log } = setUp(people, needsRebuild)
      await rebuildIfNeeded(deps, log)
      expect(built).toEqual(expected)
      expect(log.error).not.toHaveBeenCalled()
    }
  })

  // SRCH-87
  it('fails where people are refused, and says so at start', async () => {
    const { deps, log } = setUp(2, true, ['somebody'])
    await expect(rebuildIndex(deps)).rejects.toThrow(PermanentlyRefused)
    await rebuildIfNeeded(deps, log)
    expect(log.error).toHaveBeenCalledOnce()
  })
})
