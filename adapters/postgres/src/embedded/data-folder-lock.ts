import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isProcessAlive, processStartMark } from './process-identity.ts'

export interface FolderOwner {
  readonly pid: number
  readonly startMark: string | null
  /** What runs there, for people: the script's path. */
  readonly program: string
  /** ISO time at which it took the folder. */
  readonly since: string
}

/** Another living process works on this data folder; the message says which. */
export class DataFolderInUse extends Error {
  readonly folder: string
  readonly owner: FolderOwner

  constructor(folder: string, owner: FolderOwner) {
    super(`The data folder ${folder} is in use by process ${owner.pid} (${owner.program}) since ${owner.since}`)
    this.name = 'DataFolderInUse'
    this.folder = folder
    this.owner = owner
  }
}

/**
 * Takes the lock file or throws `DataFolderInUse`; a lock whose process is dead is taken over. Settles with the release.
 * The file appears whole (written aside, then linked), so a reader never sees half an owner.
 */
export async function lockDataFolder(lockFile: string): Promise<() => Promise<void>> {
  const aside = `${lockFile}.${process.pid}.${randomUUID()}`
  const own: FolderOwner = {
    pid: process.pid,
    startMark: processStartMark(process.pid),
    program: process.argv[1] ?? process.execPath,
    since: new Date().toISOString(),
  }
  const text = JSON.stringify(own)
  await writeFile(aside, text)
  try {
    while (!(await linked(aside, lockFile))) await removeStale(lockFile)
  } finally {
    await rm(aside, { force: true })
  }
  return async () => {
    if ((await readOptional(lockFile)) === text) await rm(lockFile, { force: true })
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead owner's lock away. Two processes may do so at once: what was moved is looked at again, and put back if it lives. */
async function removeStale(lockFile: string): Promise<void> {
  refuseLiving(lockFile, await readOptional(lockFile))
  const moved = `${lockFile}.${process.pid}.${randomUUID()}`
  try {
    await rename(lockFile, moved)
  } catch {
    return
  }
  try {
    refuseLiving(lockFile, await readOptional(moved))
  } catch (error) {
    await linked(moved, lockFile)
    throw error
  } finally {
    await rm(moved, { force: true })
  }
}

function refuseLiving(lockFile: string, text: string | null): void {
  const owner = text === null ? null : parseOwner(text)
  if (!owner || !isProcessAlive(owner.pid)) return
  if (owner.startMark !== null && owner.startMark !== processStartMark(owner.pid)) return
  throw new DataFolderInUse(dirname(lockFile), owner)
}

function parseOwner(text: string): FolderOwner | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null
    return {
      pid: value.pid,
      startMark: 'startMark' in value && typeof value.startMark === 'string' ? value.startMark : null,
      program: 'program' in value ? String(value.program) : 'unknown',
      since: 'since' in value ? String(value.since) : 'unknown',
    }
  } catch {
    return null
  }
}

async function readOptional(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null)
}
