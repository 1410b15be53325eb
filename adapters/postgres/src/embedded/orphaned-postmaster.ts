import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isProcessAlive } from './process-identity.ts'

const run = promisify(execFile)

/** Fast shutdown, then immediate, then by force; each is given its time in milliseconds. */
const STEPS = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 4_000],
  ['SIGKILL', 2_000],
] as const

/** Ends a PostgreSQL that its killed owner left behind on this cluster. Call it only while holding the folder's lock. */
export async function stopOrphanedPostmaster(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = await postmasterPid(cluster)
  if (pid === null || !(await isPostgres(pid))) return
  log(`PostgreSQL ${pid} was left behind on ${cluster}: stopping it`)
  for (const [signal, patience] of STEPS) {
    if (await endedAfter(pid, signal, patience)) return
  }
  throw new Error(`PostgreSQL ${pid} was left behind on ${cluster} and cannot be stopped`)
}

/** The process number in the cluster's postmaster.pid, alive or dead, or null where there is no such file. */
export async function postmasterPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isProcessAlive(pid)) return false
  // The number may long belong to another program.
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  const command = stdout || (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  return command.includes('postgres')
}

async function endedAfter(pid: number, signal: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal)
  } catch {
    return true
  }
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (!isProcessAlive(pid)) return true
    await wait(20)
  }
  return false
}
