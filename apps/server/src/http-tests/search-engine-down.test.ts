import { rm } from 'node:fs/promises'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { openSearchUrl, startOwnOpenSearch, uniquePrefix, type KillableOpenSearch } from '@guildhall/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeContractor, completeEmployer, profileForm } from './support/complete-profiles.ts'
import { startFaultProxy } from './support/fault-proxy.ts'
import type { Person } from './support/people.ts'
import { searchCandidates, searchHeaders } from './support/search-wire.ts'
import { spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSiteWithDatabase, type TestSiteWithDatabase } from './support/test-site.ts'
import { unwrap } from './support/unwrap.ts'
import { waitFor } from './support/wait-for.ts'

const IS_PROOF = process.env['PROVE'] === '1'
/** How often the engine is killed, and how many people save their profiles meanwhile. */
const [KILLS, PEOPLE] = IS_PROOF ? [10, 20] : [1, 2]
/** Figures of a machine that does nothing else; in milliseconds. */
const [REFUSED_WITHIN, WHOLE_WITHIN] = IS_PROOF ? [1_200, 60_000] : [Infinity, Infinity]

const title = uniquePrefix()
/** One that is killed at full size; by default the shared one, cut off, as a second one takes long to start. */
const openEngine = async (): Promise<KillableOpenSearch> => {
  if (IS_PROOF) return startOwnOpenSearch()
  const proxy = await startFaultProxy(await openSearchUrl())
  return {
    url: proxy.url,
    kill: async () => proxy.setState('cut'),
    restart: async () => proxy.setState('open'),
    stop: proxy.stop,
  }
}

let engine: KillableOpenSearch
let database: MigratedDatabase
let dataDir: string
let running: ServerProcess
let server: TestSiteWithDatabase
let employer: Person
const people: Person[] = []

beforeAll(async () => {
  engine = await openEngine()
  database = await createMigratedDatabase()
  dataDir = await makeDataDir()
  running = spawnServer({
    ...serverEnvironment(database, dataDir),
    OPENSEARCH_URL: engine.url,
    TEST_RATE_LIMITS: 'none',
    // The answer to an equal search of a moment ago would not need the engine.
    TEST_SHARED_SEARCHES: 'none',
  })
  server = createTestSiteWithDatabase(await running.ready, database.knex)
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  for (let number = 1; number <= PEOPLE; number += 1)
    people.push(await completeContractor(server, { email: `person${number}@example.com` }, { job_title: title }))
}, 240_000)
afterAll(async () => {
  await running.kill()
  await engine.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const search = (query: string) => searchCandidates(server, employer.session, { query })

/** The statuses of searches with what they say of a retry, and the longest time that one took. */
const searchRepeatedly = async (times: number) => {
  const [answers, longest] = [new Set<string>(), { ms: 0 }]
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    const { headers, status } = await server.request('/1/indexes/users/query', {
      method: 'POST',
      headers: searchHeaders(employer.session),
      body: JSON.stringify({ query: title }),
    })
    longest.ms = Math.max(longest.ms, performance.now() - start)
    answers.add(`${status}, again after ${headers.get('retry-after') ?? 'nothing'} s`)
  }
  return { answers: [...answers], longest: longest.ms }
}

// SRCH-91
it(
  'answers searches by 503 without its engine, saves profiles, and finds their people once it is back',
  { timeout: KILLS * 240_000 },
  async () => {
    await waitFor('everybody', async () => ((await search(title)).nbHits === PEOPLE ? true : null))
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const word = `${title}${kill}`
      await engine.kill()
      const { answers, longest } = await searchRepeatedly(20)
      expect(answers).toEqual(['503, again after 5 s'])
      expect(longest).toBeLessThan(REFUSED_WITHIN)
      for (const { api } of people)
        unwrap(
          await api.saveUser({
            body: { ...profileForm, job_title: title, introduction: `${profileForm.introduction} ${word}` },
          }),
        )
      await engine.restart()
      const back = performance.now()
      await waitFor('the index to be whole', async () => {
        const { nbHits } = await search(word).catch(() => ({ nbHits: 0 }))
        return nbHits === PEOPLE ? true : null
      })
      expect(performance.now() - back).toBeLessThan(WHOLE_WITHIN)
      expect((await search(title)).nbHits).toBe(PEOPLE)
    }
  },
)
