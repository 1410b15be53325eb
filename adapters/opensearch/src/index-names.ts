/** How the indexes of one product are called on a cluster that others may use too. */
export interface IndexNames {
  /** The alias that is searched and written: one index is behind it at any time. */
  readonly live: string
  /** The alias of an index that is being built, absent otherwise. */
  readonly building: string
  /**
   * The index that stands where none was ever built; always the same, so that two processes that start at once make
   * one.
   */
  readonly first: string
  /** An index for a build that starts at that instant. */
  built(instant: number, chance: string): string
}

export const indexNames = (prefix: string): IndexNames => ({
  live: `${prefix}users`,
  building: `${prefix}users-building`,
  first: `${prefix}users-first`,
  built: (instant, chance) => `${prefix}users-${instant.toString(36)}-${chance}`,
})
