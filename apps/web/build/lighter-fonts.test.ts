import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { charactersOf, lighterFonts } from './lighter-fonts.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

// UI-56
describe('lighterFonts', () => {
  const family = {
    from: '@fontsource-variable/hanken-grotesk',
    style: 'wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  }

  it('makes files of the same characters, a third lighter, once', async () => {
    const aliases = await lighterFonts([family], folder)
    expect(aliases.map(({ find }) => find)).toEqual([
      './files/hanken-grotesk-latin-wght-normal.woff2',
      './files/hanken-grotesk-latin-ext-wght-normal.woff2',
    ])
    const [latin = ''] = aliases.map(({ replacement }) => replacement)
    expect(readFileSync(latin).subarray(0, 4).toString()).toBe('wOF2')
    expect(statSync(latin).size).toBeLessThan(25_000)
    const written = statSync(latin).mtimeMs
    await lighterFonts([family], folder)
    expect(statSync(latin).mtimeMs).toBe(written)
  })
})

describe('charactersOf', () => {
  it('returns single characters and ranges', () => {
    expect(charactersOf('U+0041-0043, U+20AC,U+1F600')).toBe('ABC€😀')
  })
})
