import { afterEach, describe, expect, it, vi } from 'vitest'
import { withMissingPartError, isMissingPart, MissingPart } from '../../shared/errors/missing-part.ts'
import { reloadIfNew, watchForNewVersion } from './new-version.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const serving = (script: string) => ({
  entry: '/assets/index-old.js',
  readPage: () => Promise.resolve(`<html data-entry="${script}">`),
  kept: storage(),
  reload: vi.fn<() => void>(),
})

describe('a code chunk that fails to load', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://guildhall.example/assets/a.js',
    'error loading dynamically imported module: https://guildhall.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is recognized by the browser’s message: %s', async (message) => {
    const failure = withMissingPartError(Promise.reject(new TypeError(message)))
    await expect(failure).rejects.toBeInstanceOf(MissingPart)
  })

  it('is not confused with an error in the chunk itself', async () => {
    const fault = new TypeError('x is not a function')
    expect(isMissingPart(fault)).toBe(false)
    await expect(withMissingPartError(Promise.reject(fault))).rejects.toBe(fault)
  })
})

// UI-8
describe('a stylesheet that cannot be preloaded', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('starts the check for a new version', async () => {
    const page = new EventTarget()
    const reloaded = Promise.withResolvers<void>()
    const around = serving('/assets/index-new.js')
    const location = { reload: () => reloaded.resolve() }
    vi.stubGlobal('window', Object.assign(page, { location }))
    vi.stubGlobal('document', { documentElement: { dataset: { entry: around.entry } } })
    vi.stubGlobal('sessionStorage', around.kept)
    vi.stubGlobal('fetch', async () => new Response(await around.readPage()))
    watchForNewVersion()
    page.dispatchEvent(new Event('vite:preloadError'))
    await expect(reloaded.promise).resolves.toBeUndefined()
  })
})

describe('the check for a new version', () => {
  it('reloads if another version is served', async () => {
    const around = serving('/assets/index-new.js')
    expect(await reloadIfNew(around)).toBe(true)
    expect(around.reload).toHaveBeenCalledOnce()
  })

  it('reloads only once for each version', async () => {
    const around = serving('/assets/index-new.js')
    await reloadIfNew(around)
    expect(await reloadIfNew(around)).toBe(false)
    expect(around.reload).toHaveBeenCalledOnce()
  })

  it('does not reload if the same version is served', async () => {
    const around = serving('/assets/index-old.js')
    expect(await reloadIfNew(around)).toBe(false)
    expect(around.reload).not.toHaveBeenCalled()
  })

  it('does not reload if the request fails', async () => {
    const around = { ...serving('/assets/index-new.js'), readPage: () => Promise.reject(new Error('offline')) }
    expect(await reloadIfNew(around)).toBe(false)
    expect(around.reload).not.toHaveBeenCalled()
  })
})
