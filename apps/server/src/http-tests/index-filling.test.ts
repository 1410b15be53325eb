import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { candidateDocument, fakeCandidateDirectory, fakeClock, indexQuery, TEST_NOW } from '@guildhall/domain/testing'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { createOpenSearchCandidateIndex } from '@guildhall/opensearch'
import { createPostgresCandidateIndex, createProcessLock } from '@guildhall/postgres'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRebuildingFiller, createTableFiller } from '../composition/fill-index.ts'
import { createIndexKeeper, type IndexKeeper } from '../composition/keep-index.ts'

const PEOPLE = 1_200
const LOCK = 'candidate-index'
const clock = fakeClock(TEST_NOW)
const directory = fakeCandidateDirectory(Array.from({ length: PEOPLE }, (_, at) => candidateDocument(at + 1)))
const log = { warn: vi.fn<() => void>(), error: vi.fn<(error: unknown) => void>() }

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

// SRCH-100, SRCH-101
it('goes on after its process was killed half-way, and after the index has vanished', async () => {
  const [url, prefix] = [await openSearchUrl(), uniquePrefix()]
  const script = join(import.meta.dirname, 'support/fill-process.ts')
  const child = spawn(process.execPath, [script, database.url, url, prefix, LOCK], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const keeping: { keeper?: IndexKeeper } = {}
  const index = createOpenSearchCandidateIndex({
    url,
    prefix,
    readTimeout: 20_000,
    onMissing: () => keeping.keeper?.wake(),
  })
  const filler = createRebuildingFiller({ builder: index, clock, directory, onRefused: (error) => log.error(error) })
  const keeper = createIndexKeeper({ filler, lock: createProcessLock(database.knex, LOCK), log, retryMs: 20 })
  keeping.keeper = keeper
  await keeper.start()
  await expect(index.search(indexQuery())).rejects.toThrow(DependencyUnavailable)
  child.kill('SIGKILL')
  const found = () => index.count().catch(() => 0)
  await vi.waitFor(async () => expect(await found()).toBe(PEOPLE), { timeout: 60_000, interval: 50 })
  await fetch(`${url}/${prefix}*?expand_wildcards=open`, { method: 'GET' })
    .then(async (answer) => Object.keys((await answer.json()) as object))
    .then((names) => Promise.all(names.map((name) => fetch(`${url}/${name}`, { method: 'DELETE' }))))
  await expect(index.search(indexQuery())).rejects.toThrow(DependencyUnavailable)
  await vi.waitFor(async () => expect(await found()).toBe(PEOPLE), { timeout: 60_000, interval: 50 })
  await keeper.stop()
  await index.close()
  expect(log.error).not.toHaveBeenCalled()
})

// SRCH-100
it('leaves nothing in the table of the database if it fails half-way, and everybody in the end', async () => {
  const index = createPostgresCandidateIndex({ knex: database.knex })
  const compareIndex = vi.fn<() => Promise<never>>()
  const atOnce = (work: (into: Pick<typeof index, 'put'>) => Promise<void>) =>
    database.knex.transaction((knex) => work(createPostgresCandidateIndex({ knex })))
  async function* broken() {
    yield [candidateDocument(1)]
    yield [candidateDocument(2)]
    throw new Error('The process ended')
  }
  const fillerOf = (stream: typeof directory.stream) =>
    createTableFiller({ atOnce, clock, compareIndex, directory: { ...directory, stream }, index })
  await expect(fillerOf(broken).fill()).rejects.toThrow('The process ended')
  expect(await index.count()).toBe(0)
  await fillerOf(directory.stream).fill()
  expect(await index.count()).toBe(PEOPLE)
  expect(await fillerOf(directory.stream).isWhole()).toBe(true)
})
