/** A UUID in its canonical lower-case text form; made ones are version 7, so that they sort by creation. */
export type Uuid = string

/** Makes new ids. */
export interface IdGenerator {
  uuid(): Uuid
}
