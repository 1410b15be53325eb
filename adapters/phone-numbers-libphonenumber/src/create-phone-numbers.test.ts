import { expect, it } from 'vitest'
import { createPhoneNumbers } from './create-phone-numbers.ts'

const phoneNumbers = createPhoneNumbers()

it.each([
  ['+27 82 123 4567', 'US', '+27821234567'],
  ['082 123 4567', 'ZA', '+27821234567'],
  ['(512) 555-0123', 'US', '+15125550123'],
  ['0412 345 678', 'AU', '+61412345678'],
])('parses %s in %s as %s', (text, country, number) => {
  expect(phoneNumbers.normalise(text, country)).toBe(number)
})

it.each(['', 'call me', '12', '+', '+999 1234567', '1'.repeat(50), '💥'])('refuses %j', (text) => {
  expect(phoneNumbers.normalise(text, 'ZA')).toBeNull()
})

it('refuses a local number of an unknown country', () => {
  expect(phoneNumbers.normalise('082 123 4567', 'XX')).toBeNull()
})
