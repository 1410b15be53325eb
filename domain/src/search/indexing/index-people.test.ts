import { describe, expect, it } from 'vitest'
import {
  candidateDocument,
  candidateUuid,
  createInMemoryCandidateIndex,
  fakeCandidateDirectory,
  fakeClock,
  TEST_NOW,
} from '../../../testing/index.ts'
import { DependencyUnavailable, PermanentlyRefused, type Uuid } from '../../shared/index.ts'
import { indexPeople } from './index-people.ts'

const uuids = [1, 2, 3, 4].map(candidateUuid)
const [first = '', second = '', third = '', fourth = ''] = uuids

/** A directory with the first three; `reads` is what was read together. */
const setUp = (failWith: (read: readonly Uuid[]) => Error | null = () => null) => {
  const directory = fakeCandidateDirectory([1, 2, 3].map((number) => candidateDocument(number)))
  const index = createInMemoryCandidateIndex()
  const reads: (readonly Uuid[])[] = []
  const versions: (number | undefined)[] = []
  const indexPerson = indexPeople({
    clock: fakeClock(TEST_NOW),
    directory: {
      ...directory,
      list: async (read, now) => {
        reads.push(read)
        const failure = failWith(read)
        if (failure !== null) throw failure
        return directory.list(read, now)
      },
    },
    index: {
      put: async (documents, asOf) => {
        versions.push(asOf)
        await index.put(documents)
      },
      remove: async (gone, asOf) => {
        versions.push(asOf)
        await index.remove(gone)
      },
    },
  })
  return { index, indexPerson, reads, versions }
}

const outcomes = async (asked: readonly Promise<void>[]) =>
  (await Promise.allSettled(asked)).map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason)))

describe('indexing people', () => {
  // SRCH-86, SRCH-89
  it('reads together whom it is asked for meanwhile, once each, and says as of when', async () => {
    const { index, indexPerson, reads, versions } = setUp()
    await index.put([candidateDocument(4)])
    const started = indexPerson(first)
    await Promise.resolve()
    await Promise.resolve()
    await Promise.all([started, indexPerson(first), indexPerson(second), indexPerson(fourth), indexPerson(second)])
    expect(reads).toEqual([[first], [first, second, fourth]])
    expect(versions).toEqual([1, 2, 2])
    expect(await index.listFindable(uuids)).toEqual(new Set([first, second]))
  })

  // SRCH-89
  it('lets nobody wait for one whose profile cannot be read', async () => {
    const { index, indexPerson } = setUp((read) => (read.includes(second) ? new Error('unreadable') : null))
    expect(await outcomes([first, second, third].map(indexPerson))).toEqual(['done', 'Error: unreadable', 'done'])
    expect(await index.listFindable(uuids)).toEqual(new Set([first, third]))
  })

  // SRCH-87
  it('tells each whom the engine refuses, and no other', async () => {
    const { indexPerson } = setUp(() => new PermanentlyRefused('opensearch', new Map([[second, 'too long']])))
    expect(await outcomes([first, second].map(indexPerson))).toEqual([
      'done',
      `PermanentlyRefused: opensearch refuses 1: ${second}: too long`,
    ])
  })

  it('tells all of them where a service does not respond, after one attempt, and goes on', async () => {
    let isAway = true
    const { indexPerson, reads } = setUp(() => (isAway ? new DependencyUnavailable('postgres') : null))
    const failed = 'DependencyUnavailable: postgres does not answer'
    expect(await outcomes([first, second].map(indexPerson))).toEqual([failed, failed])
    isAway = false
    await indexPerson(third)
    expect(reads).toEqual([[first, second], [third]])
  })
})
