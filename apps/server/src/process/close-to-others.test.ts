import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeToOthers } from './close-to-others.ts'
import { createProductClock } from './product-clock.ts'

describe('the data folder', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-closed-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const modeOf = async (...names: readonly string[]): Promise<number> =>
    (await stat(join(folder, ...names))).mode & 0o777

  // FILE-18
  it('is created so that others cannot list it', async () => {
    const dataDir = join(folder, 'new', 'data')
    await closeToOthers(dataDir)
    expect((await modeOf('new', 'data')) & 0o066).toBe(0)
    await closeToOthers(dataDir)
    expect((await modeOf('new', 'data')) & 0o700).toBe(0o700)
  })

  // FILE-18
  it('keeps its mode if it exists, and what is in it is closed', async () => {
    await chmod(folder, 0o755)
    for (const name of ['files', 'outbox']) await mkdir(join(folder, name), { mode: 0o755 })
    for (const name of ['clock', 'payment-sandbox.json']) await writeFile(join(folder, name), '0', { mode: 0o644 })
    await closeToOthers(folder)
    expect(await modeOf()).toBe(0o755)
    for (const name of ['files', 'outbox', 'clock', 'payment-sandbox.json']) {
      expect([name, (await modeOf(name)) & 0o077]).toEqual([name, 0])
    }
  })

  // FILE-18
  it('has the clock as a file that others cannot read', async () => {
    const clock = await createProductClock(join(folder, 'inner', 'clock'))
    await clock.advance(1000)
    expect([await modeOf('inner'), await modeOf('inner', 'clock')]).toEqual([0o700, 0o600])
  })
})
