import { describe, expect, it } from 'vitest'
import type { Column, SortDescriptor, SortValue } from './column.ts'
import { sortRows } from './sort-rows.ts'

const columns: readonly Column<SortValue>[] = [
  { id: 'value', header: 'Value', cell: () => null, sortBy: (row) => row },
  { id: 'fixed', header: 'Fixed', cell: () => null },
]
const sorted = (rows: readonly SortValue[], direction: SortDescriptor['direction'], column = 'value') =>
  sortRows(rows, columns, { column, direction }, 'en-GB')

describe('sortRows', () => {
  it('sorts numbers and dates by value, in both directions', () => {
    expect(sorted([10, 9, 100], 'ascending')).toEqual([9, 10, 100])
    expect(sorted([10, 9, 100], 'descending')).toEqual([100, 10, 9])
    const [early, late] = [new Date('2026-01-02'), new Date('2026-11-02')]
    expect(sorted([late, early], 'ascending')).toEqual([early, late])
  })

  it('sorts text by locale: accents and case next to their letter, numbers by value', () => {
    expect(sorted(['Zoë', 'émile', 'Eve'], 'ascending')).toEqual(['émile', 'Eve', 'Zoë'])
    expect(sorted(['GH-10', 'GH-9'], 'ascending')).toEqual(['GH-9', 'GH-10'])
  })

  it('places rows without a value last in both directions', () => {
    expect(sorted([null, 2, undefined, 1], 'ascending')).toEqual([1, 2, null, undefined])
    expect(sorted(['', 'b', 'a'], 'descending')).toEqual(['b', 'a', ''])
  })

  it('keeps the order of equal rows', () => {
    const rows = [
      { name: 'a', size: 1 },
      { name: 'b', size: 1 },
    ]
    const bySize = [{ id: 'size', header: 'Size', cell: () => null, sortBy: (row: { size: number }) => row.size }]
    expect(sortRows(rows, bySize, { column: 'size', direction: 'descending' }, 'en-GB')).toEqual(rows)
  })

  it('returns the rows unchanged for a column that is not sortable, and without sorting', () => {
    expect(sorted([2, 1], 'ascending', 'fixed')).toEqual([2, 1])
    expect(sortRows([2, 1], columns, undefined, 'en-GB')).toEqual([2, 1])
  })
})
