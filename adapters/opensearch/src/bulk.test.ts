import { DependencyUnavailable, PermanentlyRefused } from '@guildhall/domain/shared'
import { candidateDocument, candidateUuid } from '@guildhall/domain/testing'
import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteIndexes } from '../testing/delete-indexes.ts'
import { createOpenSearchCandidateIndex } from './create-open-search-candidate-index.ts'

const [first, second, third] = [1, 2, 3].map(candidateUuid)
const people = [1, 2, 3].map((number) => candidateDocument(number))

describe('changes of an index that is busy or refuses', () => {
  let server: Server | null = null
  afterEach(() => void server?.close())

  /** An engine with a live index that answers the nth bulk so; items as of their ids, 200 if they are not named. */
  const engine = async (answers: readonly (number | Readonly<Record<string, readonly [number, string]>>)[]) => {
    const sent: (readonly unknown[])[] = []
    const pauses: number[] = []
    server = createServer(async (request, response) => {
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (request.url?.startsWith('/_bulk') !== true) return answer(404, { live: { aliases: { users: {} } } })
      const lines = (await text(request)).trim().split('\n')
      const ids = lines.flatMap((line) => (JSON.parse(line) as { index?: { _id: string } }).index?._id ?? [])
      const items = answers[sent.length]
      sent.push(ids)
      if (typeof items === 'number') return answer(items, {})
      return answer(200, {
        errors: true,
        items: ids.map((id) => {
          const [status, type] = items?.[id] ?? [200, null]
          return { index: { status, ...(type === null ? {} : { error: { type, reason: 'because' } }) } }
        }),
      })
    })
    await new Promise<void>((listening) => void server?.listen(0, '127.0.0.1', listening))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const index = createOpenSearchCandidateIndex({ url, pause: async (ms) => pauses.push(ms) })
    const failure = await index.put(people).catch((error: unknown) => error)
    await index.close()
    return { failure, pauses, sent }
  }
  const busy = [429, 'rejected_execution_exception'] as const

  // SRCH-87
  it('sends again what an overloaded engine did not take, that alone, after growing pauses', async () => {
    const { failure, pauses, sent } = await engine([
      429,
      { [second ?? '']: busy, [third ?? '']: busy },
      { [third ?? '']: busy },
      {},
    ])
    expect(failure).toBeUndefined()
    expect(sent).toEqual([[first, second, third], [first, second, third], [second, third], [third]])
    expect(pauses).toHaveLength(3)
    for (const [at, ms] of pauses.entries()) expect(ms).toBeLessThanOrEqual(400 * 2 ** at)
  })

  // SRCH-87
  it('gives up an engine that stays overloaded, so that the job is tried again later', async () => {
    const { failure, sent } = await engine(Array.from({ length: 10 }, () => 429))
    expect(failure).toBeInstanceOf(DependencyUnavailable)
    expect(sent).toHaveLength(8)
  })

  // SRCH-87
  it('names those that the engine refuses for good, after all others were written', async () => {
    const { failure, sent } = await engine([
      { [second ?? '']: [400, 'mapper_parsing_exception'], [third ?? '']: busy },
      {},
    ])
    expect(failure).toBeInstanceOf(PermanentlyRefused)
    expect(failure).toMatchObject({ reasons: new Map([[second, 'mapper_parsing_exception: because']]) })
    expect(sent).toEqual([[first, second, third], [third]])
  })

  // SRCH-88
  it('waits for the rebuild of an index that lacks a field', async () => {
    const { failure } = await engine([{ [second ?? '']: [400, 'strict_dynamic_mapping_exception'] }])
    expect(failure).toBeInstanceOf(DependencyUnavailable)
  })

  it.each([
    ['cluster_block_exception', 403, true],
    ['unavailable_shards_exception', 503, true],
    ['index_closed_exception', 400, false],
  ])('tells %s from a refusal', async (type, status, isUnavailable) => {
    const { failure } = await engine([{ [first ?? '']: [status, type] }])
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(PermanentlyRefused)
    expect(failure instanceof DependencyUnavailable).toBe(isUnavailable)
  })
})

// SRCH-86
describe('changes that come late', () => {
  it('do not overwrite what was read after them, and bring nobody back', async () => {
    const [url, prefix] = [await openSearchUrl(), uniquePrefix()]
    const index = createOpenSearchCandidateIndex({ url, prefix })
    await index.prepare()
    const titlesOf = async () => (await index.list(people.map(({ uuid }) => uuid))).map(({ jobTitle }) => jobTitle)
    await index.put([candidateDocument(1, { jobTitle: 'Newer' })], 20)
    await index.put([candidateDocument(1, { jobTitle: 'Older' }), candidateDocument(2, { jobTitle: 'Other' })], 10)
    await index.remove([candidateUuid(1)], 15)
    expect(await titlesOf()).toEqual(['Newer', 'Other'])
    await index.remove([candidateUuid(1), candidateUuid(2), candidateUuid(3)], 30)
    await index.put(
      [1, 2, 3].map((number) => candidateDocument(number, { jobTitle: 'Older' })),
      25,
    )
    expect(await titlesOf()).toEqual([])
    await index.put([candidateDocument(1, { jobTitle: 'Back' })], 30)
    expect(await titlesOf()).toEqual(['Back'])
    await index.close()
    await deleteIndexes(url, prefix)
  })
})
