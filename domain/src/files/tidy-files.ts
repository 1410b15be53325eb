import type { FileStore } from './file-store.port.ts'
import { addDays, addHours, type Clock, REPLACED_FILE_DAYS, UNUSED_FILE_HOURS } from '../shared/index.ts'
import type { FileUpkeep } from './file-upkeep.port.ts'

export interface TidyFilesDeps {
  readonly clock: Clock
  readonly fileStore: Pick<FileStore, 'remove'>
  readonly fileUpkeep: FileUpkeep
}

/** What a run did: files whose facts went, and names whose bytes did. */
export interface TidiedFiles {
  readonly files: number
  readonly names: number
}

const BATCH = 200

/**
 * Removes files that were replaced 30 days ago, those that were uploaded a day ago and never used, and all bytes without a file: those of
 * accounts that are gone, and of uploads that a crash cut short. Bytes go before their names are forgotten, so that a crash in between
 * leaves nothing for ever. Rules: FILE-14, FILE-15, FILE-16.
 */
export const tidyFiles =
  ({ clock, fileStore, fileUpkeep }: TidyFilesDeps) =>
  async (): Promise<TidiedFiles> => {
    const now = clock.now()
    const neverUsedBefore = addHours(now, -UNUSED_FILE_HOURS)
    await fileUpkeep.noteUnused(now)
    const files = await fileUpkeep.removeLeft({ neverUsedBefore, replacedBefore: addDays(now, -REPLACED_FILE_DAYS) })
    let names = 0
    for (;;) {
      const stray = await fileUpkeep.listStray(neverUsedBefore, BATCH)
      if (stray.length === 0) return { files, names }
      for (const name of stray) await fileStore.remove(name)
      await fileUpkeep.forget(stray)
      names += stray.length
    }
  }
