import { describe, expect, it } from 'vitest'
import type { ReadyMessage } from './messages.ts'
import { createRestarts } from './restarts.ts'

/** Servers that answer when they are told to. */
const servers = () => {
  const begun: PromiseWithResolvers<ReadyMessage>[] = []
  let tellBegun: () => void = () => undefined
  const hasBegun = async () => {
    if (begun.length === 0) await new Promise<void>((resolve) => (tellBegun = resolve))
  }
  return {
    begun,
    hasBegun,
    restart: () => {
      const start = Promise.withResolvers<ReadyMessage>()
      begun.push(start)
      tellBegun()
      return start.promise
    },
    /** Answers the oldest start, once it has begun. */
    answer: async (answered: ReadyMessage | Error) => {
      await hasBegun()
      const start = begun.shift()
      if (answered instanceof Error) start?.reject(answered)
      else start?.resolve(answered)
    },
  }
}
const at = (url: string): ReadyMessage => ({ url, logins: [], packages: [] })

describe('restarts', () => {
  it('treat simultaneous changes as one', async () => {
    const { answer, begun, restart } = servers()
    const { again } = createRestarts(restart)
    const both = Promise.all([again(), again()])
    await answer(at('http://one'))
    expect(await both).toEqual([at('http://one'), at('http://one')])
    expect(begun).toEqual([])
  })

  it('are followed by another one for changes during a start, which pending requests wait for', async () => {
    const { answer, hasBegun, restart } = servers()
    const { address, again } = createRestarts(restart)
    const first = again()
    await hasBegun()
    const second = again()
    const waiting = address()
    await answer(at('http://one'))
    expect(await first).toEqual(at('http://one'))
    await answer(at('http://two'))
    expect(await second).toEqual(at('http://two'))
    expect(await waiting).toBe('http://two')
  })

  it('have no address while the server does not start', async () => {
    const { answer, restart } = servers()
    const { address, again } = createRestarts(restart)
    const failed = again()
    await answer(new Error('a slip of the pen'))
    expect(await failed).toBeNull()
    expect(await address()).toBeNull()
    const mended = again()
    await answer(at('http://mended'))
    await mended
    expect(await address()).toBe('http://mended')
  })
})
