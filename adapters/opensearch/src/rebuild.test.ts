import type { CandidateDocument } from '@guildhall/domain/search'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { candidateDocument, candidateUuid, indexQuery } from '@guildhall/domain/testing'
import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteIndexes } from '../testing/delete-indexes.ts'
import { createOpenSearchCandidateIndex, type OpenSearchCandidateIndex } from './create-open-search-candidate-index.ts'

describe('rebuilding the index', () => {
  let url: string
  let prefix: string
  let index: OpenSearchCandidateIndex

  beforeEach(async () => {
    url = await openSearchUrl()
    prefix = uniquePrefix()
    index = create()
  })
  afterEach(async () => {
    await index.close()
    await deleteIndexes(url, prefix)
  })

  /** No search runs while an index is replaced, so nothing waits for its end. */
  const create = (layout: { readonly shards?: number; readonly replicas?: number } = {}) =>
    createOpenSearchCandidateIndex({ url, prefix, pause: async () => undefined, ...layout })

  const titles = async (): Promise<readonly string[]> =>
    (await index.search(indexQuery())).hits.map(({ document }) => document.jobTitle)

  const indexes = async (): Promise<number> => {
    const answer = await fetch(`${url}/_cat/indices/${prefix}*?format=json&h=index`)
    return ((await answer.json()) as readonly unknown[]).length
  }

  async function* inBatches(
    ...batches: readonly (readonly CandidateDocument[])[]
  ): AsyncGenerator<readonly CandidateDocument[]> {
    yield* batches
  }

  it('replaces all documents atomically and leaves one index', async () => {
    await index.prepare()
    await index.put([candidateDocument(1, { jobTitle: 'Old' }), candidateDocument(9, { jobTitle: 'Gone' })])
    const documents = [1, 2, 3].map((number) => candidateDocument(number, { jobTitle: `New ${number}` }))
    expect(await index.rebuild(inBatches(documents.slice(0, 2), documents.slice(2)))).toEqual({
      documents: 3,
      refused: new Map(),
    })
    expect(await titles()).toEqual(['New 1', 'New 2', 'New 3'])
    expect(await indexes()).toBe(1)
    await index.put([candidateDocument(4, { jobTitle: 'Later' })])
    expect(await index.count()).toBe(4)
  })

  it('serves the old index until the new one is complete', async () => {
    await index.prepare()
    await index.put([candidateDocument(1, { jobTitle: 'Old' })])
    const seen: (readonly string[])[] = []
    async function* watched(): AsyncGenerator<readonly CandidateDocument[]> {
      yield [candidateDocument(1, { jobTitle: 'New' })]
      seen.push(await titles())
      yield [candidateDocument(2, { jobTitle: 'New' })]
      seen.push(await titles())
    }
    await index.rebuild(watched())
    expect(seen).toEqual([['Old'], ['Old']])
    expect(await titles()).toEqual(['New', 'New'])
  })

  it('keeps concurrent changes, although the stream read earlier versions', async () => {
    await index.prepare()
    await index.put([1, 2, 3].map((number) => candidateDocument(number, { jobTitle: 'Old' })))
    async function* overtaken(): AsyncGenerator<readonly CandidateDocument[]> {
      const read = [1, 2, 3].map((number) => candidateDocument(number, { jobTitle: 'Old' }))
      await index.put([candidateDocument(1, { jobTitle: 'Changed' }), candidateDocument(4, { jobTitle: 'Added' })])
      await index.remove([candidateUuid(2)])
      yield read
      await index.remove([candidateUuid(3)])
    }
    expect(await index.rebuild(overtaken())).toMatchObject({ documents: 2 })
    expect(await titles()).toEqual(['Changed', 'Added'])
    expect(await index.listFindable([1, 2, 3, 4].map(candidateUuid))).toEqual(
      new Set([candidateUuid(1), candidateUuid(4)]),
    )
  })

  it('keeps the old index if the stream fails, and discards the partial one next time', async () => {
    await index.prepare()
    await index.put([candidateDocument(1, { jobTitle: 'Old' })])
    async function* broken(): AsyncGenerator<readonly CandidateDocument[]> {
      yield [candidateDocument(1, { jobTitle: 'Half' })]
      throw new Error('The facts are away')
    }
    await expect(index.rebuild(broken())).rejects.toThrow('The facts are away')
    await index.put([candidateDocument(2, { jobTitle: 'Put' })])
    expect(await titles()).toEqual(['Old', 'Put'])
    expect(await index.rebuild(inBatches([candidateDocument(1, { jobTitle: 'Whole' })]))).toMatchObject({
      documents: 1,
    })
    expect(await titles()).toEqual(['Whole'])
    expect(await indexes()).toBe(1)
  })

  // SRCH-88
  it('is needed where the index is empty or of an earlier version, which is searched until the new one is whole', async () => {
    const earlier = {
      mappings: { dynamic: 'strict', properties: { document: { type: 'object', enabled: false } } },
      aliases: { [`${prefix}users`]: {} },
    }
    const headers = { 'content-type': 'application/json' }
    await fetch(`${url}/${prefix}users-first`, { method: 'PUT', headers, body: JSON.stringify(earlier) })
    await fetch(`${url}/${prefix}users-first/_doc/1?refresh=true`, { method: 'PUT', headers, body: '{"document":{}}' })
    expect(await index.condition()).toBe('outdated')
    expect(await index.search(indexQuery())).toMatchObject({ total: 1 })
    await expect(index.put([candidateDocument(7)])).rejects.toThrow(DependencyUnavailable)
    const [read, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    async function* documents(): AsyncGenerator<readonly CandidateDocument[]> {
      yield [candidateDocument(1)]
      read.resolve()
      await written.promise
    }
    const rebuilding = index.rebuild(documents())
    await read.promise
    await index.put([candidateDocument(2)])
    expect(await index.count()).toBe(1)
    written.resolve()
    expect(await rebuilding).toMatchObject({ documents: 2 })
    expect(await index.condition()).toBe('whole')
    expect(await indexes()).toBe(1)
    await index.remove([candidateUuid(1), candidateUuid(2)])
    expect(await index.condition()).toBe('empty')
  })

  // SRCH-88
  it('ends where another one takes its place', async () => {
    await index.prepare()
    await index.put([candidateDocument(1)])
    const other = create()
    async function* overtaken(): AsyncGenerator<readonly CandidateDocument[]> {
      yield [candidateDocument(2)]
      expect(await other.rebuild(inBatches([candidateDocument(3)]))).toMatchObject({ documents: 1 })
      yield [candidateDocument(4)]
    }
    expect(await index.rebuild(overtaken())).toBeNull()
    expect(await index.listFindable([1, 2, 3, 4].map(candidateUuid))).toEqual(new Set([candidateUuid(3)]))
    expect(await indexes()).toBe(1)
    await other.close()
  })

  // SRCH-100
  it('is the first one, which nobody can search until it is whole, and has every change from its begin on', async () => {
    const missing: string[] = []
    const watched = createOpenSearchCandidateIndex({ url, prefix, onMissing: () => missing.push('missing') })
    expect(await watched.condition()).toBe('missing')
    await expect(watched.search(indexQuery())).rejects.toThrow(DependencyUnavailable)
    await expect(watched.countMatches([indexQuery()], 5)).rejects.toThrow(DependencyUnavailable)
    await expect(watched.put([candidateDocument(1)])).rejects.toThrow(DependencyUnavailable)
    expect(missing).toHaveLength(3)
    async function* changing(): AsyncGenerator<readonly CandidateDocument[]> {
      yield [candidateDocument(1, { jobTitle: 'Old' }), candidateDocument(2)]
      await watched.put([candidateDocument(1, { jobTitle: 'New' })])
      await watched.remove([candidateUuid(2)])
      await expect(watched.search(indexQuery())).rejects.toThrow(DependencyUnavailable)
    }
    expect(await index.rebuild(changing())).toMatchObject({ documents: 1 })
    expect(await titles()).toEqual(['New'])
    await watched.close()
  })

  // SRCH-101
  it('is needed where the index has vanished', async () => {
    await index.prepare()
    await index.put([candidateDocument(1)])
    await deleteIndexes(url, prefix)
    await expect(index.search(indexQuery())).rejects.toThrow(DependencyUnavailable)
    expect(await index.condition()).toBe('missing')
    expect(await index.rebuild(inBatches([candidateDocument(1)]))).toMatchObject({ documents: 1 })
    expect(await index.count()).toBe(1)
  })

  // SRCH-90
  it('spreads the index as configured', async () => {
    const spread = create({ shards: 3, replicas: 0 })
    await spread.rebuild(inBatches([1, 2, 3, 4].map((number) => candidateDocument(number))))
    const answer = await fetch(`${url}/${prefix}users/_settings?flat_settings=true`)
    const [own] = Object.values((await answer.json()) as Record<string, { settings: Record<string, string> }>)
    expect(own?.settings).toMatchObject({ 'index.number_of_shards': '3', 'index.number_of_replicas': '0' })
    expect(await spread.searchJobTitles('', 5)).toEqual([{ value: 'Developer', count: 4 }])
    await spread.close()
  })

  it('creates one index when two start at once', async () => {
    const other = create()
    await Promise.all([index.prepare(), other.prepare()])
    await Promise.all([index.put([candidateDocument(1)]), other.put([candidateDocument(2)])])
    expect(await index.count()).toBe(2)
    expect(await indexes()).toBe(1)
    await other.close()
  })
})
