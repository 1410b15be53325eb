import { growthGoals, type Goal } from './goals.ts'
import { formatCells, formatGoals, type Row } from './report.ts'

/** How the median of a search through the product grows with the market. */
export interface Growth {
  readonly what: string
  readonly engine: Row['engine']
  readonly clients: number
  /** Milliseconds by number of people, in ascending order. */
  readonly medians: readonly (readonly [people: number, milliseconds: number])[]
  /** The last over the first. */
  readonly factor: number
  readonly goals: readonly Goal[]
}

/** The growth of each search that was measured with several numbers of people. */
export function measureGrowth(rows: readonly Row[]): readonly Growth[] {
  const measured = rows.flatMap(({ comparison, part, ...row }) =>
    comparison === undefined || part !== 'search' ? [] : [{ ...row, comparison }],
  )
  const groups = Map.groupBy(measured, ({ comparison, engine, what }) => [engine, what, comparison.clients].join('|'))
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    if (first === undefined || last === undefined || first === last) return []
    const factor = last.comparison.ours.median / first.comparison.ours.median
    return [
      {
        what: first.what,
        engine: first.engine,
        clients: first.comparison.clients,
        medians: group.map(({ comparison, people }) => [people, comparison.ours.median] as const),
        factor,
        goals: growthGoals(first.engine, last.people / first.people, factor),
      },
    ]
  })
}

export function formatGrowth(growth: readonly Growth[]): string {
  const sizes = [...new Set(growth.flatMap(({ medians }) => medians.map(([people]) => people)))]
  const head = [
    'what',
    'engine',
    'clients',
    ...sizes.map((people) => `${people.toLocaleString('en')}, ms`),
    'factor',
    'goals',
  ]
  const cells = growth.map(({ clients, engine, factor, goals, medians, what }) => {
    const bySize = new Map(medians)
    const figures = sizes.map((people) => bySize.get(people)?.toFixed(2) ?? '–')
    return [what, engine, String(clients), ...figures, factor.toFixed(2), formatGoals(goals)]
  })
  return formatCells(head, cells, (column) => column < 2 || column === head.length - 1)
}
