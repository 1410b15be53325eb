/** Sent to a server process: start with this database and public URL. */
export interface StartMessage {
  readonly databaseUrl: string
  readonly publicUrl: string
  /** Prints progress; only for the first start. */
  readonly showsProgress: boolean
}

/** Sent by a server process once it is ready. */
export interface ReadyMessage {
  /** The process's own URL, with a new port each time. */
  readonly url: string
  /** Lines printed below the first ready line. */
  readonly logins: readonly string[]
  /** URLs of the packages that the sources import: the next process preloads them. */
  readonly packages: readonly string[]
}
