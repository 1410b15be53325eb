import { describe, expect, it } from 'vitest'
import { DependencyUnavailable } from './dependency-unavailable.ts'
import { createTurns } from './turns.ts'

/** Work that ends when the test says so. */
const createWork = () => {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const endOf = (name: string) => {
    const end = ends.get(name) ?? Promise.withResolvers<string>()
    ends.set(name, end)
    return end
  }
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return endOf(name).promise
    },
    end: (name: string) => endOf(name).resolve(name),
    fail: (name: string) => endOf(name).reject(new Error(name)),
  }
}

describe('turns', () => {
  // FILE-21
  it('run some at once, the others in their order, and refuse what is beyond', async () => {
    const { begun, end, work } = createWork()
    const turns = createTurns({ dependency: 'reader', atOnce: 2, waitingMax: 1 })
    const results = ['first', 'second', 'third'].map((name) => turns.run(work(name)))
    const refused = await turns.run(work('fourth')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DependencyUnavailable)
    expect(refused).toMatchObject({ dependency: 'reader' })
    expect(begun).toEqual(['first', 'second'])
    end('second')
    expect(await results[1]).toBe('second')
    end('first')
    await results[0]
    expect(begun).toEqual(['first', 'second', 'third'])
    end('third')
    expect(await Promise.all(results)).toEqual(['first', 'second', 'third'])
  })

  it('pass on when work fails', async () => {
    const { end, fail, work } = createWork()
    const turns = createTurns({ dependency: 'reader', atOnce: 1, waitingMax: 1 })
    const failed = turns.run(work('first'))
    const next = turns.run(work('second'))
    fail('first')
    await expect(failed).rejects.toThrow('first')
    end('second')
    expect(await next).toBe('second')
    const again = turns.run(work('third'))
    end('third')
    expect(await again).toBe('third')
  })
})
