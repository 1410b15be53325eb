import { err, ok, type Result, type Uuid } from '@guildhall/domain/shared'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id as the domain has it; what is no id belongs to nothing. */
export const toUuid = (id: string): Result<Uuid, 'not-found'> =>
  UUID.test(id) ? ok(id.toLowerCase()) : err('not-found')
