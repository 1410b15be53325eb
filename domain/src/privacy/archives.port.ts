/** A file of an archive. */
export interface ArchiveEntry {
  /** 'files/cv.pdf' */
  readonly path: string
  /** A text is packed as UTF-8. */
  readonly bytes: Uint8Array | string
}

/** Packs files into one, an entry at a time, so that no more than one is in memory. */
export interface Archives {
  pack(entries: AsyncIterable<ArchiveEntry>, at: Date): AsyncIterable<Uint8Array>
}
