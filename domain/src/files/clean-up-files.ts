import type { FileStore } from './file-store.port.ts'
import { addDays, addHours, type Clock } from '../shared/index.ts'
import type { FileCleanup } from './file-cleanup.port.ts'

/** Times after which a replaced file, and an upload that was never used, are removed. */
export const REPLACED_FILE_DAYS = 30
export const UNUSED_FILE_HOURS = 24

export interface CleanUpFilesDeps {
  readonly clock: Clock
  readonly fileStore: Pick<FileStore, 'remove'>
  readonly fileCleanup: FileCleanup
}

/** The result of a run: the number of removed file records, and of removed stored objects. */
export interface CleanUpFilesResult {
  readonly files: number
  readonly names: number
}

const BATCH = 200

/**
 * Removes files that were replaced 30 days ago, files that were uploaded a day ago and never used, and stored objects without a file: those
 * of erased accounts, and of uploads that were interrupted by a crash. Objects are removed before their names, so that a crash in between
 * loses track of nothing. Rules: FILE-14, FILE-15, FILE-16.
 */
export const cleanUpFiles =
  ({ clock, fileStore, fileCleanup }: CleanUpFilesDeps) =>
  async (): Promise<CleanUpFilesResult> => {
    const now = clock.now()
    const neverUsedBefore = addHours(now, -UNUSED_FILE_HOURS)
    await fileCleanup.markUnused(now)
    const files = await fileCleanup.removeUnused({ neverUsedBefore, replacedBefore: addDays(now, -REPLACED_FILE_DAYS) })
    let names = 0
    for (;;) {
      const stray = await fileCleanup.listOrphanedNames(neverUsedBefore, BATCH)
      if (stray.length === 0) return { files, names }
      for (const name of stray) await fileStore.remove(name)
      await fileCleanup.removeNames(stray)
      names += stray.length
    }
  }
