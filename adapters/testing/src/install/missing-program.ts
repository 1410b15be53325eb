/** A missing program; the message is one line that says what to install. */
export class MissingProgram extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MissingProgram'
  }
}
