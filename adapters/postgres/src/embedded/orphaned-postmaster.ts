import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isProcessAlive } from './process-identity.ts'

const run = promisify(execFile)

/** Fast shutdown, immediate shutdown, kill; each with its timeout in milliseconds. */
const STOP_STEPS = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 4_000],
  ['SIGKILL', 2_000],
] as const

/** Stops a PostgreSQL that a killed owner left running on this cluster. Call it only while holding the folder's lock. */
export async function stopOrphanedPostmaster(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = await readPostmasterPid(cluster)
  if (pid === null || !(await isPostgres(pid))) return
  log(`PostgreSQL ${pid} is still running on ${cluster}: stopping it`)
  for (const [signal, timeoutMs] of STOP_STEPS) {
    if (await stopWithSignal(pid, signal, timeoutMs)) return
  }
  throw new Error(`PostgreSQL ${pid} is still running on ${cluster} and cannot be stopped`)
}

/** The process id in the cluster's postmaster.pid, running or not, or null if there is no such file. */
export async function readPostmasterPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isProcessAlive(pid)) return false
  // The id may have been reused by another program.
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  const command = stdout || (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  return command.includes('postgres')
}

async function stopWithSignal(pid: number, signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal)
  } catch {
    return true
  }
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (!isProcessAlive(pid)) return true
    await wait(20)
  }
  return false
}
