import { readFile } from 'node:fs/promises'

/** Milliseconds of processor time that processes have used since they began. */
export type ReadCpu = () => Promise<number>

/** Of the kernel's figures, on all architectures that Node runs on. */
const TICK_MS = 10
/** Positions after the name of the process, which may contain spaces. */
const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14] as const

interface Stat {
  readonly name: string
  readonly fields: readonly string[]
}

/** /proc/<pid>/stat; null if there is no such process, or no such file system. */
async function readStat(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  const end = text.lastIndexOf(')')
  return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') }
}

const sum = (stat: Stat | null, fields: readonly number[]): number =>
  fields.reduce((total, field) => total + Number(stat?.fields[field] ?? 0) * TICK_MS, 0)

/** Of a process; null if none of that name has the id here, as with an engine on another machine or in a container. */
export async function cpuOfProcess(pid: number, name: string): Promise<ReadCpu | null> {
  if ((await readStat(pid))?.name.startsWith(name) !== true) return null
  return async () => sum(await readStat(pid), [USER, SYSTEM])
}

/** Of the parent of a process and all its children, with those that have ended; null as above. */
export async function cpuOfFamily(child: number, name: string): Promise<ReadCpu | null> {
  const stat = await readStat(child)
  const parent = Number(stat?.fields[PARENT])
  if (stat?.name.startsWith(name) !== true || !(parent > 1)) return null
  return async () => {
    const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '')
    const stats = await Promise.all(
      children
        .split(' ')
        .filter((pid) => pid !== '')
        .map((pid) => readStat(Number(pid))),
    )
    const own = sum(await readStat(parent), [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM])
    return stats.reduce((total, one) => total + sum(one, [USER, SYSTEM]), own)
  }
}
