/** Where a page ended: the instant that the list is ordered by, and the uuid as tie-breaker. */
export interface InstantCursor {
  readonly at: Date
  readonly uuid: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Years that PostgreSQL has, too; JavaScript writes others with a sign. */
const FOUR_DIGIT_YEAR = /^\d{4}-/

export const encodeCursor = ({ at, uuid }: InstantCursor): string =>
  Buffer.from(`${at.toISOString()} ${uuid}`).toString('base64url')

/** Null for no cursor and for one that `encodeCursor` did not write: the list then starts from the beginning. Rule: BASE-12. */
export const decodeCursor = (cursor: string | null): InstantCursor | null => {
  if (cursor === null) return null
  const [instant = '', uuid = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const at = new Date(instant)
  if (Number.isNaN(at.getTime()) || !FOUR_DIGIT_YEAR.test(instant) || !UUID.test(uuid)) return null
  const end = { at, uuid }
  return encodeCursor(end) === cursor ? end : null
}

/** Cursor of a list that is ordered by a sequence number. */
export const encodeSequenceCursor = (sequence: number): string => Buffer.from(String(sequence)).toString('base64url')

export const decodeSequenceCursor = (cursor: string | null): number | null => {
  if (cursor === null) return null
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
