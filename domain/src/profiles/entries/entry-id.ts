import type { IdGenerator, Uuid } from '../../shared/index.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * The id of a new entry: the client's if it is a UUID, so that a repeat is the same entry; otherwise ('new') a generated one. Ids are
 * unique within a profile only. Rule: PROF-16.
 */
export const newEntryId = (ids: IdGenerator, asked: string): Uuid => {
  const id = asked.toLowerCase()
  return UUID.test(id) ? id : ids.uuid()
}
