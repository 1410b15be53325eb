import { describe, expect, it } from 'vitest'
import { chooseEngine } from './choose-engine.ts'
import { addressOf, type Engine } from './engine.ts'

const engineAt =
  (url: string): (() => Promise<Engine>) =>
  async () => ({ url, stop: async () => undefined })
const failing = async (): Promise<Engine> => {
  throw new Error('no image')
}
const yes = async (): Promise<boolean> => true
const no = async (): Promise<boolean> => false

describe('the choice of an engine', () => {
  const sources = { container: engineAt('container'), native: engineAt('native') }

  it('is the given address', async () => {
    expect((await chooseEngine('nats', sources, { address: 'given', docker: yes })).url).toBe('given')
  })

  it('is a container if Docker is available', async () => {
    expect((await chooseEngine('nats', sources, { address: undefined, docker: yes })).url).toBe('container')
  })

  it('is the native engine if Docker is unavailable, or cannot start the container', async () => {
    expect((await chooseEngine('nats', sources, { docker: no })).url).toBe('native')
    expect((await chooseEngine('nats', { ...sources, container: failing }, { docker: yes })).url).toBe('native')
  })

  it('is an error if none can start', async () => {
    await expect(chooseEngine('nats', { container: failing, native: failing }, { docker: yes })).rejects.toThrow(
      'no image',
    )
  })

  it('prefers the address for tests to the one of the product', () => {
    expect(addressOf('postgres', { TEST_DATABASE_URL: 'tests', DATABASE_URL: 'product' })).toBe('tests')
    expect(addressOf('postgres', { DATABASE_URL: 'product' })).toBe('product')
    expect(addressOf('postgres', { TEST_DATABASE_URL: '' })).toBeUndefined()
  })
})
