/** A file of an archive. */
export interface ArchiveEntry {
  /** 'files/cv.pdf' */
  readonly path: string
  /** Text is encoded as UTF-8. */
  readonly bytes: Uint8Array | string
}

/** Creates an archive as a stream, so that only one entry is in memory. */
export interface Archives {
  pack(entries: AsyncIterable<ArchiveEntry>, at: Date): AsyncIterable<Uint8Array>
}
