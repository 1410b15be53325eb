import { describe, expect, it } from 'vitest'
import { layOut, type LayoutOptions } from './lay-out.ts'

const options: LayoutOptions = {
  count: 12,
  values: [3, 87, 41],
  width: 240,
  height: 100,
  isRightToLeft: false,
  labelWidth: 50,
}

describe('the layout of a plot', () => {
  it('has the earliest period first in the direction of reading', () => {
    const [leftToRight, rightToLeft] = [layOut(options), layOut({ ...options, isRightToLeft: true })]
    expect([leftToRight.x(0), leftToRight.x(11)]).toEqual([10, 230])
    expect([rightToLeft.x(0), rightToLeft.x(11)]).toEqual([230, 10])
    for (const { indexAt, x } of [leftToRight, rightToLeft])
      expect(Array.from({ length: 12 }, (_, index) => indexAt(x(index)))).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
      ])
  })

  it('knows a period for every place, also beside the plot', () => {
    const { indexAt } = layOut(options)
    expect([-5, 0, 19.9, 20, 240, 999].map(indexAt)).toEqual([0, 0, 0, 1, 11, 11])
  })

  it('begins at 0 and ends at a round number', () => {
    const { ticks, y } = layOut(options)
    expect(ticks).toEqual([0, 20, 40, 60, 80, 100])
    expect([y(0), y(100)]).toEqual([100, 0])
  })

  it('goes below 0 where values do', () => {
    const { ticks, y } = layOut({ ...options, values: [-30, 60] })
    expect(ticks[0]).toBe(-40)
    expect(y(-40)).toBe(100)
  })

  it('has the axis of shares up to the whole', () => {
    expect(layOut({ ...options, values: [0.2], maxValue: 1 }).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  })

  it.each([
    ['zeros', [0, 0], [0, 1]],
    ['ones', [1, 0], [0, 1]],
    ['nothing', [], [0, 1]],
  ])('has whole numbers at the axis for %s', (_words, values, ticks) => {
    expect(layOut({ ...options, values, isWhole: true }).ticks).toEqual(ticks)
  })

  it('leaves out labels that have no room, and never that of the last period', () => {
    expect(layOut(options).labelled).toEqual([3, 7, 11])
    expect(layOut({ ...options, width: 1200 }).labelled).toHaveLength(12)
    expect(layOut({ ...options, count: 1 }).labelled).toEqual([0])
    expect(layOut({ ...options, count: 0 }).labelled).toEqual([])
  })
})
