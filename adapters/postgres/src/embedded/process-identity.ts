import { readFileSync } from 'node:fs'

/**
 * What tells one process from a later one with the same number: its start time in clock ticks since boot. Null where the
 * system does not say (no `/proc`) or the process is gone.
 */
export function processStartMark(pid: number): string | null {
  return statFields(pid)?.[19] ?? null
}

/** Whether the process runs now; a killed one that nobody has reaped yet does not. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const state = statFields(pid)?.[0]
  return state !== 'Z' && state !== 'X'
}

/** The fields of `/proc/<pid>/stat` after the command name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
