import { rm } from 'node:fs/promises'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from './support/listen.ts'
import { join as signUpFully, type Person } from './support/people.ts'
import { programs, spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'
import { waitFor } from './support/wait-for.ts'

/** Fewer than the server's connections to the database, so that each waits for the lock. */
const OPEN_REQUESTS = 12
/** On connections that their clients keep. */
const CALLERS = 4

describe('a server that gets SIGTERM under load', { timeout: 120_000 }, () => {
  let database: MigratedDatabase
  let dataDir: string
  let server: ServerProcess
  let site: TestSite
  let person: Person

  beforeAll(async () => {
    database = await createMigratedDatabase()
    dataDir = await makeDataDir()
    server = spawnServer({ ...serverEnvironment(database, dataDir), TEST_RATE_LIMITS: 'none' }, programs.serve)
    site = createTestSite(await server.ready)
    person = await signUpFully(site, 'employer', { email: 'dana@kestrel.example' })
  })
  afterAll(async () => {
    await server.kill()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const isRefused = async (): Promise<true | null> => {
    const error: unknown = await fetch(`${site.url}/healthz`).catch((caught: unknown) => caught)
    return error instanceof Error && JSON.stringify(error.cause).includes('ECONNREFUSED') ? true : null
  }

  const countWaiting = async (): Promise<number> => {
    const { rows } = await database.knex.raw<{ rows: [{ waiting: number }] }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].waiting
  }

  // BASE-29
  it('answers the open requests, accepts no more, tells the sockets to go, and ends', async () => {
    const channel = listen(person.session)
    await channel.waitForEvent(({ type }) => type === 'ready')
    const statuses: number[] = []
    const ask = async (): Promise<boolean> => {
      const response = await site.request('/v0/user', { headers: { authorization: `Bearer ${person.token}` } })
      statuses.push(response.status)
      await response.text()
      return response.headers.get('connection') === 'close'
    }
    const callUntilClosed = async (): Promise<void> => {
      while (!(await ask()));
    }
    const held = await database.knex.transaction()
    await held.raw('lock table sessions in access exclusive mode')
    const open = Array.from({ length: OPEN_REQUESTS - CALLERS }, ask)
    const callers = Array.from({ length: CALLERS }, callUntilClosed)
    await waitFor('the open requests', async () => ((await countWaiting()) === OPEN_REQUESTS ? true : null))
    server.signal('SIGTERM')
    await waitFor('the closed port', isRefused)
    await held.rollback()
    await Promise.all([...open, ...callers])
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(statuses.length).toBeGreaterThanOrEqual(OPEN_REQUESTS)
    expect(await channel.ended).toMatchObject({ code: 1001 })
    expect(await server.exited).toEqual({ code: 0, signal: null })
    expect(server.output().trim().split('\n')).toEqual([`Guildhall is ready at ${site.url}`])
  })
})
