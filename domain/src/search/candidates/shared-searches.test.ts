import { describe, expect, it } from 'vitest'
import { candidateDocument, createInMemoryCandidateIndex, fakeClock, indexQuery } from '../../../testing/index.ts'
import { candidateIndexContract } from '../../../testing/contracts/candidate-index.contract.ts'
import type { CandidateIndex } from './candidate-index.port.ts'
import { createSharedSearches, SHARED_SEARCH_MAX_AGE_MS } from './shared-searches.ts'

candidateIndexContract('in memory, with shared searches', async (synonyms) => ({
  index: createSharedSearches(createInMemoryCandidateIndex({ synonyms }), { clock: fakeClock() }),
  close: async () => undefined,
}))

// SRCH-80
describe('shared searches', () => {
  const setUp = async (maxAgeMs?: number) => {
    const own = createInMemoryCandidateIndex()
    await own.put([candidateDocument(1)])
    const clock = fakeClock()
    const asked: unknown[] = []
    const counting: CandidateIndex = {
      ...own,
      search: (query) => {
        asked.push(query)
        return own.search(query)
      },
    }
    const index = createSharedSearches(counting, { clock, maxAgeMs })
    return { asked, clock, index, own }
  }
  const query = indexQuery({ text: 'developer' })

  it('ask the index once for equal searches at the same time', async () => {
    const { asked, index } = await setUp()
    const [one, other] = await Promise.all([index.search(query), index.search({ ...query })])
    expect(one).toEqual(other)
    expect(asked).toHaveLength(1)
    await index.search(indexQuery({ text: 'designer' }))
    expect(asked).toHaveLength(2)
  })

  it('find what others have changed once an answer is too old', async () => {
    const { clock, index, own } = await setUp()
    expect((await index.search(query)).total).toBe(1)
    await own.put([candidateDocument(2)])
    clock.advance(SHARED_SEARCH_MAX_AGE_MS - 1)
    expect((await index.search(query)).total).toBe(1)
    clock.advance(1)
    expect((await index.search(query)).total).toBe(2)
  })

  it('find at once what they change themselves', async () => {
    const { index } = await setUp()
    await index.search(query)
    await index.put([candidateDocument(2)])
    expect((await index.search(query)).total).toBe(2)
    await index.remove([candidateDocument(1).uuid])
    expect((await index.search(query)).total).toBe(1)
  })

  it('do not keep an answer from before a change that ended after it began', async () => {
    const { index } = await setUp()
    const change = index.put([candidateDocument(2)])
    await index.search(query)
    await change
    expect((await index.search(query)).total).toBe(2)
  })

  it('ask again after a failure', async () => {
    const { index, own } = await setUp()
    let isAway = true
    const shared = createSharedSearches(
      { ...own, search: (asked) => (isAway ? Promise.reject(new Error('away')) : own.search(asked)) },
      { clock: fakeClock() },
    )
    await expect(shared.search(query)).rejects.toThrow('away')
    isAway = false
    expect((await shared.search(query)).total).toBe((await index.search(query)).total)
  })

  it('ask the index each time where no answer may be kept', async () => {
    const { asked, index } = await setUp(0)
    await Promise.all([index.search(query), index.search(query)])
    expect(asked).toHaveLength(2)
  })
})
