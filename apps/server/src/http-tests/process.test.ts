import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ensureWebBuild } from '../web/ensure-web-build.ts'
import { unwrap } from './support/unwrap.ts'
import { join as signUpFully, logIn } from './support/people.ts'
import { programs, spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, removeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'
import { waitFor } from './support/wait-for.ts'

describe('the process', { timeout: 180_000 }, () => {
  const folders: string[] = []
  const started: ServerProcess[] = []

  const folder = async (): Promise<string> => {
    const made = await makeDataDir()
    folders.push(made)
    return made
  }
  const spawn = (dataDir: string, more: Readonly<Record<string, string>> = {}): ServerProcess =>
    spawnServer({ ...serverEnvironment(null, dataDir), ...more }, programs.main)
  const start: typeof spawn = (...args) => {
    const server = spawn(...args)
    started.push(server)
    return server
  }
  // Built once in advance, as several servers that start together would each build it.
  beforeAll(() => ensureWebBuild())
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.kill()))
    await Promise.all(folders.splice(0).map(removeDataDir))
  })

  // For invalid values and their messages see `read-config.test.ts`.
  it('names an invalid variable in one line, and exits', async () => {
    const server = start(await folder(), { PORT: '70000' })
    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.output()).toMatch(/^PORT must/)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  })

  it('reports a taken port in one line, and exits', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const server = start(await folder(), { PORT: String(port) })
    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.output()).toBe(
      `Port ${port} on 127.0.0.1 is taken. Set PORT to another one, or to 0 for any free one.\n`,
    )
    await new Promise((resolve) => other.close(resolve))
  })

  // BASE-29
  it('ends with code 0 when it is told to stop while it starts, with all that it started', async () => {
    const dataDir = await folder()
    const server = start(dataDir)
    const family = await waitFor('the start of the database', async () => {
      const found = await descendantsOf(server.pid)
      return found.length > 0 ? found : null
    })
    server.signal('SIGTERM')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    expect(server.output()).not.toContain('Guildhall is ready')
    await waitFor('the end of its processes', async () => ((await livingOf(family)).length === 0 ? true : null))
  })

  // Making a data folder's database takes most of a start, so these tests share two of them.
  describe('on two data folders', () => {
    const password = 'a fine long pass phrase'
    const products: { dataDir: string; server: ServerProcess; site: TestSite }[] = []

    const open = async (dataDir: string) => {
      const server = spawn(dataDir, { LOG_LEVEL: 'warn' })
      return { dataDir, server, site: createTestSite(await server.ready) }
    }
    beforeAll(async () => {
      products.push(...(await Promise.all([open(await makeDataDir()), open(await makeDataDir())])))
    })
    afterAll(async () => {
      await Promise.all(products.map(({ server }) => server.kill()))
      await Promise.all(products.map(({ dataDir }) => removeDataDir(dataDir)))
    })
    const productAt = (index: number) => products[index] ?? expect.unreachable('The product has not started.')

    it('refuses one in use, names its owner, and exits', async () => {
      const { dataDir, server, site } = productAt(0)
      const second = start(dataDir)
      expect(await second.exited).toEqual({ code: 1, signal: null })
      expect(second.output()).toContain(`is in use by process ${server.pid}`)
      expect(second.output()).not.toContain('    at ')
      expect((await site.request('/readyz')).status).toBe(200)
    })

    it('runs twice side by side', async () => {
      const email = 'thandeka@example.com'
      await signUpFully(productAt(0).site, 'contractor', { email })
      const credentials = { email, password }
      expect(await productAt(0).site.api().logIn({ body: credentials })).toMatchObject({ ok: true })
      const elsewhere = await productAt(1).site.api().logIn({ body: credentials })
      expect(elsewhere).toMatchObject({ problem: 'invalid-credentials' })
    })

    it.each([
      { name: 'SIGINT', index: 0 },
      { name: 'SIGTERM', index: 1 },
    ] as const)('ends all that it started on $name, and finds its data again', async ({ index, name }) => {
      const { dataDir, server, site } = productAt(index)
      const { email } = await signUpFully(site, 'contractor', { email: `${randomUUID()}@example.com` })
      const family = await descendantsOf(server.pid)
      expect(family.length).toBeGreaterThan(1)
      server.signal(name)
      expect(await server.exited).toEqual({ code: 0, signal: null })
      expect(await livingOf(family)).toEqual([])
      products[index] = await open(dataDir)
      const { api } = await logIn(productAt(index).site, email)
      expect(unwrap(await api.readUser()).user.emailVerified).toBe(true)
    })

    // BASE-30
    it('goes on after its database was killed, and the worker too', async () => {
      const { server, site } = productAt(0)
      await killDatabase(server.pid)
      const back = () => (server.output().includes('The embedded PostgreSQL serves again') ? true : null)
      await waitFor('the database', () => Promise.resolve(back()))
      // Their address is verified by a mail, which the worker sends.
      const { api } = await signUpFully(site, 'contractor', { email: `${randomUUID()}@example.com` })
      expect(unwrap(await api.readUser()).user.emailVerified).toBe(true)
    })

    it('ends with an error when its database cannot be started again', async () => {
      const { dataDir, server } = productAt(1)
      await rm(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))
      await killDatabase(server.pid)
      expect(await server.exited).toEqual({ code: 1, signal: null })
      expect(server.output()).toContain('The product cannot go on, and ends')
      expect(server.output()).toContain('The embedded PostgreSQL cannot be started again')
    })
  })
})

/** kill -9 for the database that a server has started. */
async function killDatabase(server: number): Promise<void> {
  const family = await descendantsOf(server)
  const all = await processes()
  const database = all.find(({ command, pid }) => family.includes(pid) && command.endsWith('postgres'))
  if (database === undefined) throw new Error('The server has no database')
  process.kill(database.pid, 'SIGKILL')
}

interface ProcessLine {
  readonly pid: number
  readonly parent: number
  readonly state: string
  /** The path of its program. */
  readonly command: string
}

async function processes(): Promise<readonly ProcessLine[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '', command = '']) => ({ pid: Number(pid), parent: Number(parent), state, command }))
}

/** All descendants of a process. */
async function descendantsOf(pid: number): Promise<readonly number[]> {
  const all = await processes()
  const below = (parent: number): readonly number[] =>
    all.filter((line) => line.parent === parent).flatMap((line) => [line.pid, ...below(line.pid)])
  return below(pid)
}

const livingOf = async (pids: readonly number[]): Promise<readonly number[]> => {
  const all = await processes()
  return all.filter(({ pid, state }) => pids.includes(pid) && !state.startsWith('Z')).map(({ pid }) => pid)
}
