/** A UUID in its canonical lower-case text form; generated ones are version 7, so that they sort by creation. */
export type Uuid = string

/** Generates ids. */
export interface IdGenerator {
  uuid(): Uuid
}
