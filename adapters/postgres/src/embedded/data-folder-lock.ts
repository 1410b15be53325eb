import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isProcessAlive, readProcessStartTicks } from './process-identity.ts'

export interface FolderOwner {
  readonly pid: number
  readonly startTicks: string | null
  /** Path of the running script, for messages. */
  readonly program: string
  /** ISO time at which it locked the folder. */
  readonly since: string
}

/** Another running process uses this data folder; the message says which. */
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
 * Acquires the lock file or throws `DataFolderInUse`; a lock whose process is dead is taken over. Resolves to the release function.
 * The file is written under a temporary name and then linked, so a reader never sees it half written.
 */
export async function lockDataFolder(lockFile: string): Promise<() => Promise<void>> {
  const temporaryFile = `${lockFile}.${process.pid}.${randomUUID()}`
  const own: FolderOwner = {
    pid: process.pid,
    startTicks: readProcessStartTicks(process.pid),
    program: process.argv[1] ?? process.execPath,
    since: new Date().toISOString(),
  }
  const text = JSON.stringify(own)
  await writeFile(temporaryFile, text, { mode: 0o600 })
  try {
    while (!(await tryLink(temporaryFile, lockFile))) await removeStale(lockFile)
  } finally {
    await rm(temporaryFile, { force: true })
  }
  return async () => {
    if ((await readOptional(lockFile)) === text) await rm(lockFile, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes a dead owner's lock. Two processes may do so at once: the moved file is checked again, and restored if its owner runs. */
async function removeStale(lockFile: string): Promise<void> {
  throwIfAlive(lockFile, await readOptional(lockFile))
  const moved = `${lockFile}.${process.pid}.${randomUUID()}`
  try {
    await rename(lockFile, moved)
  } catch {
    return
  }
  try {
    throwIfAlive(lockFile, await readOptional(moved))
  } catch (error) {
    await tryLink(moved, lockFile)
    throw error
  } finally {
    await rm(moved, { force: true })
  }
}

function throwIfAlive(lockFile: string, text: string | null): void {
  const owner = text === null ? null : parseOwner(text)
  if (!owner || !isProcessAlive(owner.pid)) return
  if (owner.startTicks !== null && owner.startTicks !== readProcessStartTicks(owner.pid)) return
  throw new DataFolderInUse(dirname(lockFile), owner)
}

function parseOwner(text: string): FolderOwner | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null
    return {
      pid: value.pid,
      startTicks: 'startTicks' in value && typeof value.startTicks === 'string' ? value.startTicks : null,
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
