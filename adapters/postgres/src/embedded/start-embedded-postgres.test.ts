import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { readPostmasterPid } from './orphaned-postmaster.ts'
import {
  DataFolderInUse,
  freePort,
  isProcessAlive,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './index.ts'
import { findUnprivilegedUser } from './unprivileged-user.ts'

const NOBODY_LIVES_HERE = 0x7f_ff_ff_ff

describe('embedded PostgreSQL', { timeout: 120_000 }, () => {
  let dataDir: string
  const started: EmbeddedPostgres[] = []
  const leftovers: string[] = []

  // Initialising a cluster takes most of a start: all but two tests use copies of one, with owners and rights.
  let template: string
  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'guildhall-embedded-'))
    await (await startEmbeddedPostgres({ dataDir: template, durable: false })).stop()
  })
  afterAll(() => rm(template, { recursive: true, force: true }))

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'guildhall-embedded-'))
    leftovers.push(dataDir)
    await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir])
  })

  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop()
    for (const folder of leftovers.splice(0)) await rm(folder, { recursive: true, force: true })
  })

  const start = async (options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres({ dataDir, durable: false, ...options })
    started.push(server)
    return server
  }

  const cluster = (): string => join(dataDir, 'cluster')

  const alivePostmaster = async (): Promise<number> => {
    const pid = await readPostmasterPid(cluster())
    if (pid === null || !isProcessAlive(pid)) throw new Error('No server runs on the cluster')
    return pid
  }

  it('uses UTF-8, folds and tokenises accents, and has the extensions that search needs', async () => {
    const { url } = await start()
    for (const name of ['pg_trgm', 'unaccent', 'cube', 'earthdistance']) await query(url, `create extension ${name}`)
    const [row] = await query(
      url,
      `select lower('ÉLODIE ŻÓŁĆ') as folded, to_tsvector('simple', 'Élodie')::text as token,
        unaccent('Żółć') as plain, current_setting('server_encoding') as encoding`,
    )
    expect(row).toEqual({ folded: 'élodie żółć', token: "'élodie':1", plain: 'Zolc', encoding: 'UTF8' })
  })

  it('listens on loopback only and requires a password that others cannot read', async () => {
    const { url } = await start()
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    const password = await stat(join(cluster(), '..', 'password'))
    expect(password.mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  // FILE-18
  it('is closed to other users of the machine', async () => {
    await start()
    for (const path of [join(dataDir, 'owner.lock'), cluster(), join(cluster(), '../password')]) {
      expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0])
    }
  })

  it('leaves no process and no lock after stopping, and may be stopped twice', async () => {
    const server = await start()
    const pid = await alivePostmaster()
    await server.stop()
    await server.stop()
    await server.exited
    expect(isProcessAlive(pid)).toBe(false)
    await expect(stat(join(dataDir, 'owner.lock'))).rejects.toThrow(/ENOENT/)
  })

  it('serves again at the same address after it was killed', async () => {
    const lines: string[] = []
    const server = await start({ durable: true, warn: (line) => lines.push(line) })
    await query(server.url, `create table kept as select 'committed' as value`)
    process.kill(await alivePostmaster(), 'SIGKILL')
    await vi.waitUntil(() => lines.length === 2, { timeout: 60_000 })
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 'committed' }])
    expect(lines).toEqual([
      expect.stringMatching(/^The embedded PostgreSQL has ended, and is started again/),
      'The embedded PostgreSQL serves again',
    ])
    await server.stop()
    expect(await server.exited).toBeNull()
  })

  // BASE-30
  it('is in the data folder, even in one that its user cannot reach', async () => {
    const closed = join(dataDir, 'closed')
    await mkdir(closed, { mode: 0o700 })
    dataDir = join(closed, 'data')
    const server = await start()
    await query(server.url, `create table kept as select 'row' as value`)
    expect(await readPostmasterPid(cluster())).not.toBeNull()
    expect(await readdir(closed)).toEqual(['data'])
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['cluster', 'owner.lock', 'password']))
    expect(await readdir(dataDir)).toHaveLength(3)
  })

  it('moves a cluster that was kept elsewhere into the data folder', async () => {
    const first = await start()
    await query(first.url, `create table kept as select 'row' as value`)
    await first.stop()
    const elsewhere = await mkdtemp(join(tmpdir(), 'guildhall-elsewhere-'))
    for (const name of ['cluster', 'password']) await rename(join(dataDir, name), join(elsewhere, name))
    await symlink(elsewhere, join(dataDir, 'elsewhere'))
    expect(await query((await start()).url, 'select value from kept')).toEqual([{ value: 'row' }])
    await expect(stat(elsewhere)).rejects.toThrow(/ENOENT/)
    await expect(stat(join(dataDir, 'elsewhere'))).rejects.toThrow(/ENOENT/)
  })

  it('keeps its data from one start to the next', async () => {
    const first = await start()
    await query(first.url, `create table kept as select 'row' as value`)
    await first.stop()
    expect(await query((await start()).url, 'select value from kept')).toEqual([{ value: 'row' }])
  })

  it('refuses a folder that is in use and names the owner', async () => {
    await start()
    const refusal = await startEmbeddedPostgres({ dataDir, durable: false }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderInUse)
    expect(refusal).toMatchObject({ folder: dataDir, owner: { pid: process.pid } })
    expect(String(refusal)).toContain(`process ${process.pid}`)
  })

  it('lets exactly one of two concurrent owners take over a dead lock', async () => {
    await writeFile(join(dataDir, 'owner.lock'), JSON.stringify({ pid: NOBODY_LIVES_HERE, program: 'gone', since: '' }))
    const outcomes = await Promise.allSettled([start(), start()])
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('takes over a lock whose process id now belongs to another process', async () => {
    const first = await start()
    const own = await readFile(join(dataDir, 'owner.lock'), 'utf8')
    await first.stop()
    // As it was written, by a process of this id that began earlier.
    const stale = own.replace(/"startTicks":"\d+"/, '"startTicks":"1"')
    expect(stale).not.toBe(own)
    await writeFile(join(dataDir, 'owner.lock'), stale)
    const server = await start()
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('says that a port is taken', async () => {
    const blocker = createServer().listen(await freePort(), '127.0.0.1')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(start({ port })).rejects.toThrow(`Port ${port} is taken`)
    blocker.close()
  })

  it.each(['its owner was', 'its owner and the server were'])(
    'has every committed row after %s killed',
    async (who) => {
      const owner = spawn(process.execPath, ['--input-type=module', '-e', OWNER, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      owner.stdout.setEncoding('utf8')
      const [url] = (await once(owner.stdout, 'data')) as [string]
      await query(url.trim(), `create table kept as select 'committed' as value`)
      const pid = await alivePostmaster()
      if (who.includes('server')) process.kill(pid, 'SIGKILL')
      owner.kill('SIGKILL')
      await once(owner, 'exit')
      const again = await start({ durable: true })
      expect(await query(again.url, 'select value from kept')).toEqual([{ value: 'committed' }])
      expect(isProcessAlive(pid)).toBe(false)
    },
  )

  it('stops the server of a killed owner even without a restart', async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '-e', OWNER, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(owner.stdout, 'data')
    const pid = await alivePostmaster()
    owner.kill('SIGKILL')
    await vi.waitUntil(() => !isProcessAlive(pid), { timeout: 60_000 })
    expect(isProcessAlive(pid)).toBe(false)
  })

  it('stops a server that was left running on the folder and continues', async () => {
    await (await start()).stop()
    const user = await findUnprivilegedUser()
    const { postgres } = await findPostgresBinaries(user)
    const port = await freePort()
    const orphan = spawn(postgres, ['-D', cluster(), '-p', String(port), '-c', 'unix_socket_directories='], {
      cwd: '/',
      stdio: 'ignore',
      env: { LC_ALL: 'C' },
      ...user,
    })
    await vi.waitUntil(async () => (await readPostmasterPid(cluster())) === orphan.pid, { timeout: 60_000 })
    const gone = once(orphan, 'exit')
    const server = await start()
    await gone
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts over after an interrupted initialisation', async () => {
    await (await start()).stop()
    const path = cluster()
    await rm(path, { recursive: true })
    await mkdir(`${path}.unfinished`)
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses a cluster of another major version', async () => {
    await (await start()).stop()
    await writeFile(join(cluster(), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/written by PostgreSQL 17/)
  })
})

const OWNER = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
  const server = await startEmbeddedPostgres({ dataDir: process.argv[1], durable: true })
  console.log(server.url)
  await server.exited
`

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
