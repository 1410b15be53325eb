import { describe, expect, it } from 'vitest'
import { decodeCursor, decodeSequenceCursor, encodeCursor, encodeSequenceCursor } from './cursor.ts'

const end = { at: new Date('2026-03-02T09:00:00.123Z'), uuid: '01900000-0000-7000-8000-000000000001' }

describe('a cursor', () => {
  // BASE-12
  it('decodes to the position where the page ended', () => {
    expect(decodeCursor(encodeCursor(end))).toEqual(end)
    expect(decodeSequenceCursor(encodeSequenceCursor(31))).toBe(31)
  })

  it.each(['', 'nonsense', '%%%', Buffer.from('2026-03-02 x').toString('base64url'), encodeSequenceCursor(3)])(
    'that we did not write (%s) begins at the start',
    (text) => {
      expect(decodeCursor(text)).toBeNull()
    },
  )

  // BASE-12
  it.each([
    '-100000-01-01T00:00:00.000Z',
    '+100000-01-01T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
    '2026-03-02',
    '2026-03-02T09:00:00.123+02:00',
  ])('with the instant %s, which we do not write, begins at the start', (instant) => {
    expect(decodeCursor(Buffer.from(`${instant} ${end.uuid}`).toString('base64url'))).toBeNull()
    expect(decodeCursor(`${encodeCursor(end)}=`)).toBeNull()
  })

  it('of a sequence that is invalid starts from the beginning', () => {
    expect(decodeSequenceCursor('nonsense')).toBeNull()
    expect(decodeSequenceCursor(encodeCursor(end))).toBeNull()
    expect(decodeSequenceCursor(Buffer.from('-1').toString('base64url'))).toBeNull()
  })

  it('is absent at the start', () => {
    expect(decodeCursor(null)).toBeNull()
    expect(decodeSequenceCursor(null)).toBeNull()
  })
})
