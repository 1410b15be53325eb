import { describe, expect, it, vi } from 'vitest'
import { arrived, isMissingPart, MissingPart } from '../../shared/errors/missing-part.ts'
import { reloadIfNew } from './new-version.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const serving = (script: string) => ({
  entry: '/assets/index-old.js',
  readPage: () => Promise.resolve(`<script type="module" src="${script}"></script>`),
  kept: storage(),
  reload: vi.fn<() => void>(),
})

describe('a piece that does not arrive', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://guildhall.example/assets/a.js',
    'error loading dynamically imported module: https://guildhall.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is known by what the browser says: %s', async (words) => {
    const failure = arrived(Promise.reject(new TypeError(words)))
    await expect(failure).rejects.toBeInstanceOf(MissingPart)
  })

  it('is not taken for a fault of the piece itself', async () => {
    const fault = new TypeError('x is not a function')
    expect(isMissingPart(fault)).toBe(false)
    await expect(arrived(Promise.reject(fault))).rejects.toBe(fault)
  })
})

describe('the look for a new version', () => {
  it('begins anew where another one is served', async () => {
    const around = serving('/assets/index-new.js')
    expect(await reloadIfNew(around)).toBe(true)
    expect(around.reload).toHaveBeenCalledOnce()
  })

  it('begins anew only once a version', async () => {
    const around = serving('/assets/index-new.js')
    await reloadIfNew(around)
    expect(await reloadIfNew(around)).toBe(false)
    expect(around.reload).toHaveBeenCalledOnce()
  })

  it('stays where the same one is served', async () => {
    const around = serving('/assets/index-old.js')
    expect(await reloadIfNew(around)).toBe(false)
    expect(around.reload).not.toHaveBeenCalled()
  })

  it('stays where nothing answers', async () => {
    const around = { ...serving('/assets/index-new.js'), readPage: () => Promise.reject(new Error('offline')) }
    expect(await reloadIfNew(around)).toBe(false)
    expect(around.reload).not.toHaveBeenCalled()
  })
})
