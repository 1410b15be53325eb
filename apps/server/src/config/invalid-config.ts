/** An invalid setting, or one that does not fit the data; the message says which, and what is valid. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig'
}
