import { randomBytes } from 'node:crypto'

/**
 * A name unique among suites and runs, valid as the prefix of an index, a subject or a database: a lower-case letter, then
 * lower-case letters and digits.
 */
export function uniquePrefix(): string {
  return `t${Date.now().toString(36)}${randomBytes(5).toString('hex')}`
}
