/** A piece of the application that was not there when it was wanted: the line was down, or a new version has replaced it. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/** What the browsers say when a piece does not arrive; they have no code for it. */
const notArrived = /dynamically imported module|importing a module script|unable to preload css/i

/** True for the failure of a piece to arrive, whoever asked for it. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof MissingPart || (error instanceof Error && notArrived.test(error.message))

/** The import of a page, whose failure is said as what it is. */
export async function arrived<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (error) {
    throw isMissingPart(error) ? new MissingPart('A piece did not arrive', { cause: error }) : error
  }
}
