import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import type { Comparison } from './interleave.ts'

/** A row of the table. */
export interface Row extends Comparison {
  readonly what: string
  readonly peer: string
}

const HEAD = ['what', 'peer', 'pairs', 'ours, ms', 'peer, ms', 'ratio', 'min', 'max'] as const

/** Formats the table as Markdown. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, peer, pairs, first, second, ratio }) => [
    what,
    peer,
    String(pairs),
    first.toFixed(2),
    second.toFixed(2),
    ratio.median.toFixed(2),
    ratio.min.toFixed(2),
    ratio.max.toFixed(2),
  ])
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(HEAD), rule, ...cells.map(line)].join('\n')
}

/** Describes the machine and versions. */
export function describeMachine(engines: readonly string[]): string {
  const processors = cpus()
  const model = processors[0]?.model.trim() ?? process.arch
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  return `${processors.length} × ${model}, ${memory}, ${process.platform}, load ${load}; Node ${process.versions.node}, ${engines.join(', ')}; commit ${commit()}`
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
