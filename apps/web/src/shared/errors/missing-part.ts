/** A code chunk that could not be loaded: the connection was lost, or a new version has replaced it. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/** The browsers' messages when a chunk fails to load; there is no error code for it. */
const notArrived = /dynamically imported module|importing a module script|unable to preload css/i

/** True if the error is a failure to load a chunk. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof MissingPart || (error instanceof Error && notArrived.test(error.message))

/** Imports a page, and reports a failure to load it as a missing chunk. */
export async function withMissingPartError<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (error) {
    throw isMissingPart(error) ? new MissingPart('A piece did not arrive', { cause: error }) : error
  }
}
