import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProductClock } from './product-clock.ts'

describe('the adjustable clock', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-clock-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('keeps every change, also concurrent ones', async () => {
    const file = join(folder, 'clock')
    const clock = await createProductClock(file)
    await Promise.all(Array.from({ length: 20 }, () => clock.advance(60_000)))
    expect(await readFile(file, 'utf8')).toBe('1200000')
    const again = await createProductClock(file)
    expect(again.now().getTime() - Date.now()).toBeGreaterThan(1_199_000)
  })
})
