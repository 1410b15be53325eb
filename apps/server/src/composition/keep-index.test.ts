import { DependencyUnavailable } from '@guildhall/domain/shared'
import { describe, expect, it, vi } from 'vitest'
import { createIndexKeeper } from './keep-index.ts'

const away = () => Promise.reject(new DependencyUnavailable('opensearch'))

describe('filling the index', () => {
  const setUp = ({ isLocked = () => false }: { readonly isLocked?: () => boolean } = {}) => {
    const state = { isWhole: false }
    const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
    const fill = vi.fn<() => Promise<void>>().mockImplementation(async () => void (state.isWhole = true))
    const filler = { isWhole: async () => state.isWhole, fill, rebuild: fill }
    const lock = {
      tryRun: async (work: () => Promise<unknown>) => {
        if (isLocked()) return false
        await work()
        return true
      },
    }
    return { fill, log, state, keeper: createIndexKeeper({ filler, lock, log, retryMs: 1 }) }
  }

  it('is tried again in the background while the engine is away', async () => {
    const { fill, keeper, log, state } = setUp()
    fill.mockImplementationOnce(away).mockImplementationOnce(away)
    await keeper.start()
    expect(fill).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(state.isWhole).toBe(true), 10_000)
    expect(fill).toHaveBeenCalledTimes(3)
    expect(log.warn).toHaveBeenCalledTimes(2)
    expect(log.error).not.toHaveBeenCalled()
    await keeper.stop()
  })

  it('stops with the product', async () => {
    const { fill, keeper } = setUp()
    fill.mockImplementation(away)
    await keeper.start()
    await keeper.stop()
    const calls = fill.mock.calls.length
    keeper.wake()
    expect(fill).toHaveBeenCalledTimes(calls)
  })

  it('lets other failures abort the start', async () => {
    const { fill, keeper } = setUp()
    fill.mockRejectedValue(new Error('broken'))
    await expect(keeper.start()).rejects.toThrow('broken')
  })

  // SRCH-100
  it('is left to the process that does it, and taken over when that ends', async () => {
    const other = { isAlive: true }
    const { fill, keeper, state } = setUp({ isLocked: () => other.isAlive })
    await keeper.start()
    expect(await keeper.rebuild()).toBe(false)
    expect(fill).not.toHaveBeenCalled()
    other.isAlive = false
    await vi.waitFor(() => expect(state.isWhole).toBe(true), 10_000)
    await keeper.stop()
    expect(fill).toHaveBeenCalledTimes(1)
  })

  // SRCH-101
  it('happens once, however often the index is found missing', async () => {
    const { fill, keeper, state } = setUp()
    state.isWhole = true
    await keeper.start()
    state.isWhole = false
    keeper.wake()
    keeper.wake()
    await vi.waitFor(() => expect(state.isWhole).toBe(true), 10_000)
    await keeper.stop()
    expect(fill).toHaveBeenCalledTimes(1)
  })
})
