/** When files are left: never used and uploaded before the one, replaced and referred to by nothing since before the other. */
export interface FileCleanupLimits {
  readonly neverUsedBefore: Date
  readonly replacedBefore: Date
}

/** What the nightly tidying of files needs: facts first, bytes after, so that nothing is readable whose facts are gone. Rule: FILE-16. */
export interface FileCleanup {
  /** Notes since when nothing refers to a file that was used, and takes the note back where something does again. */
  markUnused(now: Date): Promise<void>
  /** Removes the facts of files that are left; answers how many. */
  removeUnused(limits: FileCleanupLimits): Promise<number>
  /** Names of bytes that were announced before that instant and belong to no file. */
  listOrphanedNames(reservedBefore: Date, limit: number): Promise<readonly string[]>
  /** The bytes of these names are gone. */
  removeNames(names: readonly string[]): Promise<void>
}
