/** How the index differed from the database. Rules: MOD-65, MOD-66. */
export interface IndexComparison {
  readonly startedAt: Date
  readonly endedAt: Date
  /** People who should be found. */
  readonly inDatabase: number
  /** People who are found. */
  readonly inIndex: number
  /** Of the first, those who are not in the index. */
  readonly missing: number
  /** Of the second, those who should not be in it. */
  readonly surplus: number
  /** Those with another document than that of the database. */
  readonly outdated: number
  /** Whether what differed was indexed again. */
  readonly isRepair: boolean
  /** Differences that are left: without a repair all of them. */
  readonly remaining: number
}

/** The last comparison. */
export interface IndexComparisonStore {
  /** Null before the first. */
  find(): Promise<IndexComparison | null>
  save(comparison: IndexComparison): Promise<void>
}
