import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../testing/index.ts'
import { createBackgroundThrottle } from './background-throttle.ts'

const setUp = () => {
  const clock = fakeClock()
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = []
  const pause = (milliseconds: number) => new Promise<void>((end) => pauses.push({ milliseconds, end }))
  const begun: string[] = []
  const { run } = createBackgroundThrottle({ clock, pause })
  /** A task that runs until it is ended. */
  const start = (name: string) => {
    const { promise, reject, resolve } = Promise.withResolvers<string>()
    const done = run(() => {
      begun.push(name)
      return promise
    })
    return { done, fail: reject, end: () => resolve(name) }
  }
  const turns = () => new Promise(setImmediate)
  return { begun, clock, pauses, start, turns }
}

// BASE-52
describe('background work', () => {
  it('starts its tasks one after another, in their order', async () => {
    const { begun, start, turns } = setUp()
    const [first] = [start('first'), start('second'), start('third')]
    await turns()
    expect(begun).toEqual(['first'])
    first.end()
    await turns()
    expect(begun).toEqual(['first', 'second'])
  })

  it('rests after a task as long as it took, a second at most, while the next one runs', async () => {
    const { begun, clock, pauses, start, turns } = setUp()
    const [first, second] = [start('first'), start('second')]
    await turns()
    clock.advance(70)
    first.end()
    await turns()
    expect(begun).toEqual(['first', 'second'])
    const rest = pauses.find(({ milliseconds }) => milliseconds === 70)
    rest?.end()
    await expect(first.done).resolves.toBe('first')
    clock.advance(5_000)
    second.end()
    await turns()
    const rests = pauses.map(({ milliseconds }) => milliseconds).filter((milliseconds) => milliseconds !== 250)
    expect(rests).toEqual([70, 1_000])
  })

  it('does not wait for a task that waits for somebody else', async () => {
    const { begun, pauses, start, turns } = setUp()
    const [, second] = [start('first'), start('second')]
    await turns()
    pauses[0]?.end()
    await turns()
    expect(begun).toEqual(['first', 'second'])
    second.end()
  })

  it('goes on after a task that fails', async () => {
    const { begun, pauses, start, turns } = setUp()
    const [first] = [start('first'), start('second')]
    await turns()
    first.fail(new Error('The database is away'))
    await turns()
    expect(begun).toEqual(['first', 'second'])
    for (const { end } of pauses) end()
    await expect(first.done).rejects.toThrow('The database is away')
  })
})
