/** A file that is not restored: no backup, or not as it was written. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup'

  constructor(reason: string, options?: { readonly cause?: unknown }) {
    super(`The backup cannot be read: ${reason}. Nothing was changed.`, options)
  }
}
