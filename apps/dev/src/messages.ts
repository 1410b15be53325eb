/** Told to a server process: begin, with this database, as the product that people reach at this address. */
export interface StartMessage {
  readonly databaseUrl: string
  readonly publicUrl: string
  /** Prints how the start goes: wanted the first time only. */
  readonly showsProgress: boolean
}

/** Told by a server process once it answers. */
export interface ReadyMessage {
  /** Where this process listens; another port each time. */
  readonly url: string
  /** What is printed below the first ready line. */
  readonly logins: readonly string[]
  /** Addresses of the packages that the sources imported: the next process loads them before it is needed. */
  readonly packages: readonly string[]
}
