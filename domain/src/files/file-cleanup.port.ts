/** Which files are removed: uploaded before the first instant and never used, or unreferenced since before the second. */
export interface FileCleanupLimits {
  readonly neverUsedBefore: Date
  readonly replacedBefore: Date
}

/**
 * What the nightly file cleanup needs: records are removed first, then the stored objects, so that nothing without a record can be read.
 * Rule: FILE-16.
 */
export interface FileCleanup {
  /** Records since when a used file is unreferenced, and clears this if it is referenced again. */
  markUnused(now: Date): Promise<void>
  /** Removes the records of unused files; returns how many. */
  removeUnused(limits: FileCleanupLimits): Promise<number>
  /** Names of stored objects that were reserved before that instant and belong to no file. */
  listOrphanedNames(reservedBefore: Date, limit: number): Promise<readonly string[]>
  /** Removes the names of objects that have been deleted. */
  removeNames(names: readonly string[]): Promise<void>
}
