import type { IdGenerator, Uuid } from '../../shared/index.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * The id of a new entry: the caller's own where it is a UUID, so that a repeat is the same entry; else ('new') one is made. Ids are a
 * profile's own, so that one which stands in somebody else's profile too is another entry. Rule: PROF-16.
 */
export const newEntryId = (ids: IdGenerator, asked: string): Uuid => {
  const id = asked.toLowerCase()
  return UUID.test(id) ? id : ids.uuid()
}
