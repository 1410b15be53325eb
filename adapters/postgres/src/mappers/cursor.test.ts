import { describe, expect, it } from 'vitest'
import { readCursor, readSequenceCursor, writeCursor, writeSequenceCursor } from './cursor.ts'

const end = { at: new Date('2026-03-02T09:00:00.123Z'), uuid: '01900000-0000-7000-8000-000000000001' }

describe('a cursor', () => {
  // BASE-12
  it('comes back as the place where the page ended', () => {
    expect(readCursor(writeCursor(end))).toEqual(end)
    expect(readSequenceCursor(writeSequenceCursor(31))).toBe(31)
  })

  it.each(['', 'nonsense', '%%%', Buffer.from('2026-03-02 x').toString('base64url'), writeSequenceCursor(3)])(
    'that we did not write (%s) begins at the start',
    (text) => {
      expect(readCursor(text)).toBeNull()
    },
  )

  it('of a counter that we did not write begins at the start', () => {
    expect(readSequenceCursor('nonsense')).toBeNull()
    expect(readSequenceCursor(writeCursor(end))).toBeNull()
    expect(readSequenceCursor(Buffer.from('-1').toString('base64url'))).toBeNull()
  })

  it('is absent at the start', () => {
    expect(readCursor(null)).toBeNull()
    expect(readSequenceCursor(null)).toBeNull()
  })
})
