import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

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
