import type { EngineName } from './engines.ts'
import type { Goal, LiveFigures, NightlyFigures } from './goals.ts'
import type { Comparison } from './measuring/compare.ts'
import type { Part } from './options.ts'
import type { Saves } from './saves-until-found.ts'

/** A row of the table. */
export interface Row {
  readonly part: Part
  readonly what: string
  readonly engine: EngineName
  readonly people: number
  /** How many people the search finds. */
  readonly found?: number
  readonly comparison?: Comparison
  readonly goals?: readonly Goal[]
  readonly saves?: Saves
  readonly live?: LiveFigures
  readonly nightly?: NightlyFigures
  /** Why there are no figures. */
  readonly failure?: string
}

/** In one line, for a cell. */
export const describeFailure = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 160)

const HEAD = [
  'what',
  'engine',
  'people',
  'found',
  'clients',
  'ours ms',
  'p99',
  'peer ms',
  'p99',
  'ratio',
  'p99',
  'CPU ms: us',
  'engine',
  'peer',
  'goals',
] as const
/** The first two and the last column are text. */
const isText = (column: number): boolean => column < 2 || column === HEAD.length - 1

/** The longest of a night that the table names. */
const LONGEST_WORKS = 5

const decimals = (figure: number | null, digits = 2): string => (figure === null ? '–' : figure.toFixed(digits))

export const formatGoals = (goals: readonly Goal[]): string =>
  goals.map(({ met, text }) => `${met ? 'met' : 'MISSED'}: ${text}`).join(', ')

const toCells = ({
  comparison,
  engine,
  failure,
  found,
  goals = [],
  live,
  nightly,
  people,
  saves,
  what,
}: Row): readonly string[] => {
  const head = [what, engine, people.toLocaleString('en'), found === undefined ? '' : found.toLocaleString('en')]
  if (saves !== undefined) {
    const { lost, refused, saved, untilFound, wanted } = saves
    const figures = [untilFound.median, untilFound.p99].map((figure) => decimals(figure))
    const note = `${saved.toFixed(0)} of ${wanted} saved a second; ${refused} not saved, ${lost} not found`
    return [...head, '', ...figures, ...HEAD.slice(7, -1).map(() => ''), note]
  }
  if (live !== undefined) {
    const { idleShare, kilobytes, ours, peer, peerKilobytes, ratio } = live
    const note = `${ours.toFixed(0)} µs of CPU a delivery, ws ${peer.toFixed(0)} (${ratio.toFixed(1)} times); ${kilobytes.toFixed(0)} kB a socket, ws ${peerKilobytes.toFixed(0)}; ${(idleShare * 100).toFixed(1)} % of a core for 5,000 idle`
    return [...head, ...HEAD.slice(4, -1).map(() => ''), `${note}; ${formatGoals(goals)}`]
  }
  if (nightly !== undefined) {
    const { busy, minutes, quiet, works } = nightly
    const longest = works.slice(0, LONGEST_WORKS).map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`)
    const figures = [busy.median, busy.p99, quiet.median, quiet.p99, busy.median / quiet.median, busy.p99 / quiet.p99]
    const note = `${minutes.toFixed(1)} minutes (${longest.join(', ')})`
    return [...head, '', ...figures.map((figure) => decimals(figure)), '', '', '', `${note}; ${formatGoals(goals)}`]
  }
  if (comparison === undefined) return [...head, ...HEAD.slice(5).map(() => ''), `failed: ${failure ?? ''}`]
  const { clients, cpu, ours, peer, ratio } = comparison
  return [
    ...head,
    String(clients),
    ...[ours.median, ours.p99, peer.median, peer.p99, ratio.median, ratio.p99].map((figure) => decimals(figure)),
    ...[cpu.ours, cpu.engine, cpu.peer].map((figure) => decimals(figure, 1)),
    formatGoals(goals),
  ]
}

/** Formats a table as Markdown. */
export function formatCells(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  isLeft: (column: number) => boolean,
): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number): string =>
    isLeft(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  const line = (row: readonly string[]): string => `| ${row.map(pad).join(' | ')} |`
  const rule = widths.map((width, column) => (isLeft(column) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`))
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n')
}

export const formatTable = (rows: readonly Row[]): string => formatCells(HEAD, rows.map(toCells), isText)
