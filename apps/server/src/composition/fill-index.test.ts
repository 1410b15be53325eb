import { DependencyUnavailable } from '@guildhall/domain/shared'
import { describe, expect, it, vi } from 'vitest'
import { fillWhenAvailable } from './fill-index.ts'

const surroundings = () => {
  const closing: (() => Promise<unknown>)[] = []
  const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  return {
    closing,
    log,
    options: { closing: { add: (_: string, close: () => Promise<unknown>) => void closing.push(close) }, log },
  }
}
const away = () => Promise.reject(new DependencyUnavailable('opensearch'))

describe('filling the index at start', () => {
  it('retries in the background while the engine is unavailable', async () => {
    const { log, options } = surroundings()
    const fill = vi
      .fn<() => Promise<number>>()
      .mockImplementationOnce(away)
      .mockImplementationOnce(away)
      .mockResolvedValue(3)
    await fillWhenAvailable(fill, options)
    expect(fill).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(fill).toHaveBeenCalledTimes(3), 10_000)
    expect(log.warn).toHaveBeenCalledTimes(2)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('stops with the product', async () => {
    const { closing, options } = surroundings()
    const fill = vi.fn<() => Promise<number>>().mockImplementation(away)
    await fillWhenAvailable(fill, options)
    await Promise.all(closing.map((close) => close()))
    expect(fill).toHaveBeenCalledTimes(1)
  })

  it('lets other failures abort the start', async () => {
    const { options } = surroundings()
    await expect(fillWhenAvailable(() => Promise.reject(new Error('broken')), options)).rejects.toThrow('broken')
  })
})
