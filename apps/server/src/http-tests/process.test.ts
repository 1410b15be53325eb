import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ensureWebBuild } from '../web/ensure-web-build.ts'
import { unwrap } from './support/unwrap.ts'
import { join as signUpFully, logIn } from './support/people.ts'
import { programs, spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSite } from './support/test-site.ts'

describe('the process', { timeout: 180_000 }, () => {
  const folders: string[] = []
  const started: ServerProcess[] = []

  const folder = async (): Promise<string> => {
    const made = await makeDataDir()
    folders.push(made)
    return made
  }
  const start = (dataDir: string, more: Readonly<Record<string, string>> = {}): ServerProcess => {
    const server = spawnServer({ ...serverEnvironment(null, dataDir), ...more }, programs.main)
    started.push(server)
    return server
  }
  // Built once in advance, as several servers that start together would each build it.
  beforeAll(() => ensureWebBuild())
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.kill()))
    await Promise.all(folders.splice(0).map((made) => rm(made, { recursive: true, force: true })))
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

  it('refuses a data folder in use, names its owner, and exits', async () => {
    const dataDir = await folder()
    const first = start(dataDir)
    const site = createTestSite(await first.ready)
    const second = start(dataDir)
    expect(await second.exited).toEqual({ code: 1, signal: null })
    expect(second.output()).toContain(`is in use by process ${first.pid}`)
    expect(second.output()).not.toContain('    at ')
    expect((await site.request('/readyz')).status).toBe(200)
  })

  it('runs twice side by side on two data folders', async () => {
    const [one, two] = [start(await folder()), start(await folder())]
    const sites = [createTestSite(await one.ready), createTestSite(await two.ready)] as const
    await signUpFully(sites[0], 'contractor', { email: 'thandeka@example.com' })
    const credentials = { email: 'thandeka@example.com', password: 'a fine long pass phrase' }
    expect(await sites[0].api().logIn({ body: credentials })).toMatchObject({ ok: true })
    expect(await sites[1].api().logIn({ body: credentials })).toMatchObject({ problem: 'invalid-credentials' })
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('ends all that it started on %s, and finds its data again', async (name) => {
    const dataDir = await folder()
    const first = start(dataDir)
    const site = createTestSite(await first.ready)
    const { email } = await signUpFully(site, 'contractor', { email: 'thandeka@example.com' })
    const family = await descendantsOf(first.pid)
    expect(family.length).toBeGreaterThan(1)
    first.signal(name)
    expect(await first.exited).toEqual({ code: 0, signal: null })
    expect(await livingOf(family)).toEqual([])
    const again = createTestSite(await start(dataDir).ready)
    const { api } = await logIn(again, email)
    expect(unwrap(await api.readUser()).user.emailVerified).toBe(true)
  })
})

interface ProcessLine {
  readonly pid: number
  readonly parent: number
  readonly state: string
}

async function processes(): Promise<readonly ProcessLine[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state]) => ({ pid: Number(pid), parent: Number(parent), state: state ?? '' }))
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
