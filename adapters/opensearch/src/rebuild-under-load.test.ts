import type { CandidateDocument } from '@guildhall/domain/search'
import { candidateDocument, candidateUuid, indexQuery } from '@guildhall/domain/testing'
import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteIndexes } from '../testing/delete-indexes.ts'
import { createOpenSearchCandidateIndex, type OpenSearchCandidateIndex } from './create-open-search-candidate-index.ts'

/** People in the index: few by default, a hundred thousand at full size. */
const PEOPLE = process.env['PROVE'] === '1' ? 100_000 : 400
const BATCH = PEOPLE / 20
/** Of these one in four changes during a rebuild, and one in eight is removed. */
const numbers = Array.from({ length: PEOPLE }, (_, at) => at + 1)
const changed = numbers.filter((number) => number % 4 === 1)
const removed = numbers.filter((number) => number % 8 === 2)
const afterwards = PEOPLE - removed.length

describe(`a rebuild of ${PEOPLE} people`, { timeout: 900_000 }, () => {
  let url: string
  let prefix: string
  let index: OpenSearchCandidateIndex
  /** Another process of the product, with connections of its own. */
  let other: OpenSearchCandidateIndex

  beforeAll(async () => {
    url = await openSearchUrl()
    prefix = uniquePrefix()
    index = createOpenSearchCandidateIndex({ url, prefix, readTimeout: 20_000 })
    other = createOpenSearchCandidateIndex({ url, prefix, readTimeout: 20_000 })
    await index.prepare()
    for (let at = 0; at < PEOPLE; at += BATCH)
      await index.put(numbers.slice(at, at + BATCH).map((number) => candidateDocument(number)))
  }, 900_000)
  afterAll(async () => {
    await index.close()
    await other.close()
    await deleteIndexes(url, prefix)
  })

  const indexes = async (): Promise<number> => {
    const answer = await fetch(`${url}/_cat/indices/${prefix}*?format=json&h=index`)
    return ((await answer.json()) as readonly unknown[]).length
  }

  /** The people as they were before all changes. */
  async function* stale(between: () => Promise<void>): AsyncGenerator<readonly CandidateDocument[]> {
    for (let at = 0; at < PEOPLE; at += BATCH) {
      yield numbers.slice(at, at + BATCH).map((number) => candidateDocument(number))
      await between()
    }
  }

  /** Searches without a pause until it is told to stop; returns the least and the most people that were found. */
  const searchWhile = async (work: Promise<unknown>): Promise<readonly [number, number]> => {
    const totals: number[] = []
    const working = { isDone: false }
    const ended = work.finally(() => (working.isDone = true))
    while (!working.isDone) totals.push((await other.search(indexQuery({ length: 1 }))).total)
    await ended
    return [Math.min(...totals), Math.max(...totals)]
  }

  // SRCH-88
  it('that is killed half-way leaves the live index whole', async () => {
    const script = join(import.meta.dirname, '../testing/rebuild-process.ts')
    const child = spawn(process.execPath, [script, url, prefix, String(PEOPLE), String(BATCH)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    expect(await indexes()).toBe(2)
    expect(await other.count()).toBe(PEOPLE)
  })

  // SRCH-86, SRCH-88
  it('has every change that was made meanwhile, and no search sees a part of it', async () => {
    const asOf = Date.now() * 1_000
    const work = [
      ...changed.map((number) => ['Changed', number] as const),
      ...removed.map((number) => [null, number] as const),
    ]
    const perBatch = Math.ceil(work.length / (PEOPLE / BATCH))
    const change = async () => {
      const some = work.splice(0, perBatch)
      await other.put(
        some.flatMap(([jobTitle, number]) => (jobTitle === null ? [] : [candidateDocument(number, { jobTitle })])),
      )
      await other.remove(some.flatMap(([jobTitle, number]) => (jobTitle === null ? [candidateUuid(number)] : [])))
    }
    const [least, most] = await searchWhile(index.rebuild(stale(change), asOf))
    expect([least, most]).toEqual([afterwards, PEOPLE])
    expect(work).toEqual([])
    expect(await indexes()).toBe(1)
    expect(await other.count()).toBe(afterwards)
    const { total } = await other.search(indexQuery({ text: 'changed' }))
    expect(total).toBe(changed.length)
  })
})
