/** A table and the columns that a backup has of it. */
export interface BackupTable {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
}

/** What a backup of the database is of. */
export interface DatabaseManifest {
  /** When the database was first migrated, which tells it from others; a restored one keeps it. */
  readonly origin: string
  /** Of the schema, in their order. */
  readonly migrations: readonly string[]
  readonly tables: readonly BackupTable[]
  /** The last value of each sequence that has been used. */
  readonly sequences: readonly { readonly schema: string; readonly name: string; readonly last: string }[]
}
