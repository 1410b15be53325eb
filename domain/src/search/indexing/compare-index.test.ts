import { describe, expect, it } from 'vitest'
import {
  candidateDocument,
  createInMemoryCandidateIndex,
  fakeCandidateDirectory,
  fakeClock,
  fakeIndexComparisons,
  fakeThrottle,
  TEST_NOW,
} from '../../../testing/index.ts'
import { PermanentlyRefused } from '../../shared/index.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import { compareIndex } from './compare-index.ts'

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const people = (numbers: readonly number[], changes: Partial<CandidateDocument> = {}) =>
  numbers.map((number) => candidateDocument(number, changes))

const setUp = async (inDatabase: readonly CandidateDocument[], inIndex: readonly CandidateDocument[]) => {
  const documents = [...inDatabase]
  const index = createInMemoryCandidateIndex()
  await index.put(inIndex)
  const indexComparisons = fakeIndexComparisons()
  const clock = fakeClock(TEST_NOW)
  const throttle = fakeThrottle(clock)
  const deps = { clock, directory: fakeCandidateDirectory(documents), index, indexComparisons, throttle }
  return { ...deps, documents, compare: (isRepair = false) => compareIndex(deps)({ isRepair }) }
}

describe('the comparison of the index with the database', () => {
  // MOD-65
  it('counts who is missing, surplus and outdated, and keeps the result', async () => {
    const { compare, indexComparisons } = await setUp(people(range(1, 1_200)), [
      ...people(range(1, 900)),
      ...people(range(901, 1_000), { jobTitle: 'Nurse' }),
      ...people(range(1_301, 1_340)),
    ])
    const comparison = {
      startedAt: TEST_NOW,
      endedAt: TEST_NOW,
      inDatabase: 1_200,
      inIndex: 1_040,
      missing: 200,
      surplus: 40,
      outdated: 100,
      isRepair: false,
      remaining: 340,
    }
    expect(await compare()).toEqual(comparison)
    expect(await indexComparisons.find()).toEqual(comparison)
  })

  // BASE-52
  it('reads in batches, with a rest as long as each took', async () => {
    const { clock, directory, index, throttle, ...deps } = await setUp(people(range(1, 250)), people(range(1, 250)))
    const stream: typeof index.stream = async function* (size) {
      for await (const batch of index.stream(size)) {
        clock.advance(70)
        yield batch
      }
    }
    await compareIndex({ ...deps, clock, directory, index: { ...index, stream }, throttle })({ isRepair: false })
    expect(throttle.rests).toEqual([70, 70, 70])
  })

  // MOD-65
  it('does not count figures that change by the day, or the order of keys', async () => {
    const [document] = people([1])
    if (document === undefined) throw new Error('There is nobody')
    const drifted = { rate: 1, permanentRate: 2, responseRate: 0.25, respondsFast: true }
    const reversed = Object.fromEntries(Object.entries({ ...document, ...drifted }).toReversed())
    const { compare } = await setUp([document], [reversed as unknown as CandidateDocument])
    expect(await compare()).toMatchObject({ inIndex: 1, outdated: 0, remaining: 0 })
  })

  // MOD-65
  it('sees a change in an entry of a list', async () => {
    const { compare } = await setUp(people([1], { skills: ['SQL'] }), people([1], { skills: ['SQL', 'Java'] }))
    expect(await compare()).toMatchObject({ outdated: 1 })
  })

  // MOD-65
  it('looks again at what differs, as people change meanwhile', async () => {
    const { compare, documents, index } = await setUp(people(range(1, 3)), people(range(1, 2)))
    const { stream } = index
    Object.assign(index, {
      stream: async function* (size: number) {
        yield* stream(size)
        await index.put(people([3, 4]))
        documents.push(...people([4]))
      },
    })
    expect(await compare()).toMatchObject({ inDatabase: 3, missing: 0, surplus: 0, outdated: 0, remaining: 0 })
  })

  // MOD-66
  it('indexes again what differs, and nothing else', async () => {
    const { compare, index } = await setUp(people(range(1, 600)), [
      ...people(range(2, 10), { jobTitle: 'Nurse' }),
      ...people(range(11, 590)),
      ...people(range(700, 710)),
    ])
    const put: string[] = []
    const { put: putAll } = index
    Object.assign(index, {
      put: async (documents: readonly CandidateDocument[]) => {
        put.push(...documents.map(({ uuid }) => uuid))
        await putAll(documents)
      },
    })
    const found = { missing: 11, surplus: 11, outdated: 9 }
    expect(await compare(true)).toMatchObject({ ...found, isRepair: true, remaining: 0 })
    expect(put.toSorted()).toEqual(
      people([1, ...range(2, 10), ...range(591, 600)])
        .map(({ uuid }) => uuid)
        .toSorted(),
    )
    expect(await compare()).toMatchObject({ inDatabase: 600, inIndex: 600, missing: 0, surplus: 0, outdated: 0 })
  })

  // MOD-66, SRCH-58
  it('indexes again whose years of experience are others than their entries give', async () => {
    const { compare, index } = await setUp(people([1], { experienceYears: 3 }), people([1], { experienceYears: 2 }))
    expect(await compare(true)).toMatchObject({ outdated: 1, remaining: 0 })
    expect(await index.list(people([1]).map(({ uuid }) => uuid))).toMatchObject([{ experienceYears: 3 }])
  })

  // MOD-66, SRCH-12
  it('indexes again who is filtered by figures of a former day, and counts no difference', async () => {
    const drifted: readonly Partial<CandidateDocument>[] = [
      { respondsFast: true },
      { rate: 1 },
      { permanentRate: 2 },
      { respondsFast: true, jobTitle: 'Nurse' },
      { responseRate: 0.25 },
    ]
    const { compare, index } = await setUp(
      people(range(1, 5)),
      drifted.flatMap((changes, at) => people([at + 1], changes)),
    )
    const indexed = async () =>
      (await index.list(people(range(1, 5)).map(({ uuid }) => uuid)))
        .toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
        .map(({ permanentRate, rate, respondsFast, responseRate }) => [rate, permanentRate, respondsFast, responseRate])
    const before = await indexed()
    expect(await compare()).toMatchObject({ outdated: 1, remaining: 1 })
    expect(await indexed()).toEqual(before)
    expect(await compare(true)).toMatchObject({ missing: 0, surplus: 0, outdated: 1, remaining: 0 })
    const { permanentRate, rate, respondsFast, responseRate } = candidateDocument(1)
    const current = [rate, permanentRate, respondsFast, responseRate]
    expect(await indexed()).toEqual([current, current, current, current, [...current.slice(0, 3), 0.25]])
  })

  // MOD-66
  it('says what is left where the index does not take it', async () => {
    const { compare, index } = await setUp(people([1]), [])
    Object.assign(index, { put: async () => undefined })
    expect(await compare(true)).toMatchObject({ missing: 1, remaining: 1 })
  })

  // SRCH-87
  it('goes on past people whom the index refuses, and counts them', async () => {
    const { compare, index } = await setUp(people([1, 2]), people([3]))
    const { put } = index
    Object.assign(index, {
      put: async (documents: readonly CandidateDocument[]) => {
        await put(documents.slice(1))
        throw new PermanentlyRefused('opensearch', new Map([[documents[0]?.uuid ?? '', 'too long']]))
      },
    })
    expect(await compare(true)).toMatchObject({ missing: 2, surplus: 1, remaining: 1 })
  })

  it('compares nobody with nobody', async () => {
    const { compare } = await setUp([], [])
    expect(await compare()).toMatchObject({ inDatabase: 0, inIndex: 0, remaining: 0 })
  })
})
