/** Invalid syntax in the wire format; the message is for developers. */
export class WireError extends Error {
  override readonly name = 'WireError'
}

/**
 * Reads the parameters of a query one by one. What a reader throws as a `WireError` is kept as the error of its parameter, and the fallback is
 * read instead, so that a caller hears of all errors at once.
 */
export const readParameters = (
  wire: Readonly<Record<string, unknown>>,
  errors: Record<string, readonly string[]> = {},
) => {
  const read = <T>(name: string, fallback: T, reader: (value: unknown) => T): T => {
    try {
      return reader(wire[name])
    } catch (error) {
      if (!(error instanceof WireError)) throw error
      errors[name] = [error.message]
      return fallback
    }
  }
  return { errors, read }
}
