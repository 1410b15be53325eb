/** Where a page ended: the instant that the list is ordered by, and the uuid that decides between equal ones. */
export interface InstantCursor {
  readonly at: Date
  readonly uuid: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const writeCursor = ({ at, uuid }: InstantCursor): string =>
  Buffer.from(`${at.toISOString()} ${uuid}`).toString('base64url')

/** Null for no cursor, and for one that we did not write: the list then begins at its start. */
export const readCursor = (cursor: string | null): InstantCursor | null => {
  if (cursor === null) return null
  const [instant = '', uuid = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) || !UUID.test(uuid) ? null : { at, uuid }
}

/** A cursor of a list that is ordered by a counter. */
export const writeSequenceCursor = (sequence: number): string => Buffer.from(String(sequence)).toString('base64url')

export const readSequenceCursor = (cursor: string | null): number | null => {
  if (cursor === null) return null
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
