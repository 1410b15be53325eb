import { describe, expect, it, vi } from 'vitest'
import { batchCalls } from './batch-calls.ts'

describe('calls in batches', () => {
  it('are answered together, each with its own answer', async () => {
    const answerAll = vi.fn<(numbers: readonly number[]) => Promise<readonly number[]>>(async (numbers) =>
      numbers.map((number) => number * 2),
    )
    const double = batchCalls(answerAll)
    await expect(Promise.all([1, 2, 2].map(double))).resolves.toEqual([2, 4, 4])
    expect(answerAll).toHaveBeenCalledOnce()
    await expect(double(2)).resolves.toBe(4)
    expect(answerAll).toHaveBeenCalledTimes(2)
  })

  it('are at most 32 in a batch', async () => {
    const sizes: number[] = []
    const echo = batchCalls(async (numbers: readonly number[]) => {
      sizes.push(numbers.length)
      return numbers
    })
    await Promise.all(Array.from({ length: 70 }, (_, number) => echo(number)))
    expect(sizes).toEqual([32, 32, 6])
  })

  it('are answered alone if a batch fails, so that only the faulty one fails', async () => {
    const invert = batchCalls(async (numbers: readonly number[]) => {
      if (numbers.includes(0)) throw new Error('division by zero')
      return numbers.map((number) => 1 / number)
    })
    const answers = await Promise.allSettled([1, 0, 4].map(invert))
    expect(answers).toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: new Error('division by zero') },
      { status: 'fulfilled', value: 0.25 },
    ])
  })
})
