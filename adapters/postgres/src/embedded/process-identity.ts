import { readFileSync } from 'node:fs'

/**
 * Distinguishes a process from a later one with the same id: its start time in clock ticks since boot. Null if the system does not
 * provide it (no `/proc`) or the process is gone.
 */
export function readProcessStartTicks(pid: number): string | null {
  return readStatFields(pid)?.[19] ?? null
}

/** Whether the process is running; a zombie is not. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const state = readStatFields(pid)?.[0]
  return state !== 'Z' && state !== 'X'
}

/** The fields of `/proc/<pid>/stat` after the command name, which may itself contain spaces and brackets. */
function readStatFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
