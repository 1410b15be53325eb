import { describe, expect, it } from 'vitest'
import { type Limits, type Piece, type Starts, tableOf, weigh } from './weigh.ts'

const piece = (
  file: string,
  bytes: number,
  imports: readonly string[] = [],
  modules: readonly string[] = [],
): Piece => ({
  file,
  bytes,
  imports,
  modules,
})

const limits: Limits = { firstPage: 1_000, page: 500, part: 300, never: ['/pages/settings/'], apart: ['/pages/staff/'] }
const built = [
  piece('entry.js', 400, ['kit.js'], ['/src/main.tsx']),
  piece('kit.js', 200, ['react.js'], ['/src/Button.tsx']),
  piece('react.js', 100, ['kit.js']),
  piece('login.js', 50, ['kit.js', 'field.js']),
  piece('field.js', 30),
  piece('search.js', 300, ['kit.js', 'field.js', 'list.js']),
  piece('list.js', 120),
  piece('frame.js', 70, ['list.js']),
  piece('sign-up.js', 210, ['list.js']),
  piece('preview.js', 250),
]
const starts: Starts = {
  first: ['entry.js', 'login.js'],
  pages: [
    { name: 'frame', source: '/src/pages/frame.tsx', files: ['frame.js'], within: [] },
    { name: 'search', source: '/src/pages/search.tsx', files: ['frame.js', 'search.js'], within: [] },
    { name: 'sign-up', source: '/src/pages/sign-up.tsx', files: ['sign-up.js'], within: [] },
  ],
  parts: [
    { name: 'preview', source: '/src/pages/preview.tsx', files: ['preview.js', 'list.js'], within: ['frame.js'] },
  ],
}

describe('weigh', () => {
  it('counts each file of the first page once, circles included', () => {
    expect(weigh(built, starts, limits).weights[0]).toEqual({ name: 'first page', bytes: 780, limit: 1_000 })
  })

  it('counts for other pages what the first page has not loaded, including the frame, and for parts what their page has not', () => {
    expect(weigh(built, starts, limits).weights.slice(1)).toEqual([
      { name: 'frame', bytes: 190, limit: 500 },
      { name: 'search', bytes: 490, limit: 500 },
      { name: 'sign-up', bytes: 330, limit: 500 },
      { name: 'preview', bytes: 250, limit: 300 },
    ])
    expect(weigh(built, starts, limits).faults).toEqual([])
  })

  it('reports what exceeds its limit', () => {
    const tight = { ...limits, firstPage: 779, page: 489 }
    expect(weigh(built, starts, tight).faults).toEqual(['first page: 0.8 kB of 0.8 kB', 'search: 0.5 kB of 0.5 kB'])
  })

  it('allows exactly the limit', () => {
    expect(weigh(built, starts, { ...limits, firstPage: 780 }).faults).toEqual([])
  })

  it('reports a source that does not belong in the first page', () => {
    const strayed = [
      ...built.filter(({ file }) => file !== 'field.js'),
      piece('field.js', 30, [], ['/src/pages/settings/Team.tsx']),
    ]
    expect(weigh(strayed, starts, limits).faults).toEqual([
      'first page: /src/pages/settings/Team.tsx does not belong there',
    ])
  })

  it('allows the same source in another page', () => {
    const elsewhere = [
      ...built.filter(({ file }) => file !== 'list.js'),
      piece('list.js', 120, [], ['/src/pages/settings/Team.tsx']),
    ]
    expect(weigh(elsewhere, starts, limits).faults).toEqual([])
  })

  // MOD-26
  it('reports a source that another page loads from a part of its own', () => {
    const mixed = [
      ...built.filter(({ file }) => file !== 'list.js'),
      piece('list.js', 120, [], ['/src/pages/staff/Queue.tsx']),
      piece('staff.js', 10, ['list.js']),
    ]
    const staff = { name: 'staff', source: '/src/pages/staff/Staff.tsx', files: ['staff.js'], within: [] }
    const withStaff = { ...starts, pages: [...starts.pages, staff] }
    expect(weigh(mixed, withStaff, limits).faults).toEqual(
      ['frame', 'search', 'sign-up', 'preview'].map(
        (name) => `${name}: /src/pages/staff/Queue.tsx is for its own pages alone`,
      ),
    )
    const apart = mixed.map((one) =>
      one.file === 'staff.js' ? { ...one, modules: ['/src/pages/staff/Staff.tsx'] } : one,
    )
    expect(
      weigh(
        apart.filter(({ file }) => file !== 'list.js'),
        withStaff,
        limits,
      ).faults,
    ).toEqual([])
  })

  it('lists the heaviest first', () => {
    expect(tableOf(weigh(built, starts, limits).weights).split('\n')).toEqual([
      '   0.8 kB of   1.0 kB  first page',
      '   0.5 kB of   0.5 kB  search',
      '   0.3 kB of   0.5 kB  sign-up',
      '   0.3 kB of   0.3 kB  preview',
      '   0.2 kB of   0.5 kB  frame',
    ])
  })
})
