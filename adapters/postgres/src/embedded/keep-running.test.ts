import { describe, expect, it } from 'vitest'
import { keepRunning } from './keep-running.ts'
import type { TetheredProcess } from './tethered-process.ts'

const ended: TetheredProcess = {
  output: () => 'PANIC: no space left',
  exited: Promise.resolve(),
  waitForLine: () => Promise.reject(new Error('It has ended')),
  kill: () => Promise.resolve(),
  stop: () => Promise.resolve(),
}

// BASE-30
describe('a server that ends by itself', () => {
  it('is given up when it cannot be started again', async () => {
    const { exited } = keepRunning(
      ended,
      () => Promise.reject(new Error('Port 5432 is taken')),
      () => undefined,
    )
    const error = await exited
    expect(error?.message).toBe('The embedded PostgreSQL cannot be started again')
    expect(error?.cause).toEqual(new Error('Port 5432 is taken'))
  })

  it('is given up when it ends again and again, and its last line is said', async () => {
    const starts: number[] = []
    const start = async () => {
      starts.push(starts.length)
      return Promise.resolve(ended)
    }
    const { exited } = keepRunning(ended, start, () => undefined, 0)
    expect((await exited)?.message).toBe('The embedded PostgreSQL ended 6 times. Its last line: PANIC: no space left')
    expect(starts).toHaveLength(5)
  })

  it('is not started again once it is stopped', async () => {
    const running = Promise.withResolvers<void>()
    const server = { ...ended, exited: running.promise, stop: async () => Promise.resolve(running.resolve()) }
    const kept = keepRunning(
      server,
      () => Promise.reject(new Error('It was started again')),
      () => undefined,
    )
    await kept.stop()
    expect(await kept.exited).toBeNull()
  })
})
