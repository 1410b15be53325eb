import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const KIBIBYTE = 1024
/** What a process may read about itself. */
export const OWN_STATUS = '/proc/self/status'

/** The most memory of a process so far, by the kernel's own count. That of `getrusage` includes the process that started it. */
const readPeakOnLinux = async (pid: number): Promise<number> => {
  const status = await readFile(pid === process.pid ? OWN_STATUS : `/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KIBIBYTE
}

const readNowElsewhere = async (pid: number): Promise<number> => {
  if (pid === process.pid) return process.memoryUsage.rss()
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return (Number.parseInt(stdout, 10) || 0) * KIBIBYTE
}

/** All memory of a process in bytes, whoever allocated it: its peak where the system counts that. 0 once it has ended. */
export const readResidentBytes = process.platform === 'linux' ? readPeakOnLinux : readNowElsewhere
