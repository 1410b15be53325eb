import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accepted,
  between,
  choiceErrors,
  email,
  hasErrors,
  maxLength,
  maxValue,
  minLength,
  minValue,
  oneOf,
  required,
  requiredUntrimmed,
  requiredIf,
  sameAs,
  validate,
} from './validation.ts'
import { formatMinor, roundHalfUp } from './money.ts'
import { isCalendarDate } from './calendar-date.ts'
import { isRequired } from './constraint.ts'
import { secondsUntil } from './time.ts'

// BASE-7
describe('form rule messages', () => {
  it.each([
    ['required', required, '   ', 'Value is required'],
    ['required of a list', required, [], 'Value is required'],
    ['required as typed', requiredUntrimmed, '', 'Value is required'],
    ['accepted', accepted, false, 'Value is required'],
    ['email', email, 'thandi@', 'Value is not a valid email address'],
    ['minLength', minLength(10), 'short', 'This field should be at least 10 characters long'],
    ['maxLength', maxLength(3), 'long', 'The maximum length allowed is 3'],
    ['minValue', minValue(1), 0, 'The minimum value allowed is 1'],
    ['maxValue', maxValue(36), 37, 'The maximum value allowed is 36'],
    ['between', between(1, 5), 6, 'The value must be between 1 and 5'],
  ])('%s', (_name, check, value, message) => {
    expect(check(value, {})).toBe(message)
  })

  it('sameAs and requiredIf, which depend on other fields', () => {
    const form = { password: 'one', again: 'two', type: 'Contract', rate: ' ' }
    expect(
      validate(form, { again: [sameAs('password')], rate: [requiredIf(({ type }) => type === 'Contract')] }),
    ).toEqual({ again: ['The value must be equal to the password value'], rate: ['The value is required'] })
    expect(validate({ ...form, type: 'Permanent' }, { rate: [requiredIf(({ type }) => type === 'Contract')] })).toEqual(
      {},
    )
  })
})

// BASE-7
describe('the errors of a choice', () => {
  it.each([
    ['', ['Value is required']],
    [null, ['Value is required']],
    ['owner', ['Value is not one of the options']],
    ['admin', []],
  ])('of %o are %o', (choice, errors) => {
    expect(choiceErrors(choice, (one) => one === 'admin')).toEqual(errors)
  })
})

describe('form rules', () => {
  // BASE-9
  it('accept absent values, so that optional fields need no special case', () => {
    for (const absent of [undefined, null, '']) {
      for (const check of [email, minLength(2), maxLength(2), minValue(5), maxValue(-5), between(1, 2), oneOf(['a'])]) {
        expect(check(absent, {})).toBeNull()
      }
    }
  })

  it('treat zero as a value', () => {
    expect(required(0, {})).toBeNull()
    expect(oneOf([0, 7])(0, {})).toBeNull()
  })

  // BASE-8
  it('keep the spaces of a password', () => {
    expect(requiredUntrimmed('  ', {})).toBeNull()
  })

  // BASE-8
  it('say whether a field is required whatever the rest of the form says', () => {
    expect(isRequired([required, maxLength(5)])).toBe(true)
    expect(isRequired([requiredUntrimmed])).toBe(true)
    expect(isRequired([requiredIf(() => true), email])).toBe(false)
    expect(isRequired([])).toBe(false)
  })

  // BASE-6
  it('return the errors of all fields at once, each with all its messages', () => {
    const errors = validate({ a: '', b: 'x@', c: 'fine' }, { a: [required], b: [email, minLength(5)], c: [required] })
    expect(errors).toEqual({
      a: ['Value is required'],
      b: ['Value is not a valid email address', 'This field should be at least 5 characters long'],
    })
    expect(hasErrors(errors)).toBe(true)
    expect(hasErrors({})).toBe(false)
  })

  // BASE-11
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'ünal@example.de', ' padded@example.com '])(
    'take %j for an address',
    (text) => expect(email(text, {})).toBeNull(),
  )

  it.each(['a@b', 'a b@c.com', '@c.com', 'a@.com', 'a@c..com', 'a@-c.com', 'a,b@c.com', `${'x'.repeat(65)}@c.com`])(
    'refuse %j as an address',
    (text) => expect(email(text, {})).toBe('Value is not a valid email address'),
  )

  // BASE-10
  it('count code points, not UTF-16 units', () => {
    expect(maxLength(2)('😀😀', {})).toBeNull()
    expect(maxLength(2)('😀😀😀', {})).toBe('The maximum length allowed is 2')
  })

  it('accept every whole number between the bounds and none beyond', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, one, other) => {
        const [min, max] = one < other ? [one, other] : [other, one]
        expect(between(min, max)(value, {}) === null).toBe(value >= min && value <= max)
      }),
    )
  })
})

describe('money', () => {
  // BASE-2
  it('is rounded half up', () => {
    expect([roundHalfUp(1, 2), roundHalfUp(3, 2), roundHalfUp(1, 3), roundHalfUp(2, 3), roundHalfUp(-1, 2)]).toEqual([
      1, 2, 0, 1, 0,
    ])
  })

  // BASE-2
  it('is never more than half a unit away from the exact amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 366 }), (numerator, denominator) => {
        const rounded = roundHalfUp(numerator, denominator)
        expect(Math.abs(rounded * denominator - numerator) * 2).toBeLessThanOrEqual(denominator)
      }),
    )
  })

  // BASE-3
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [90_667, '906.67'],
    [-1_234_567_890, '-12,345,678.90'],
  ])('of %i minor units reads %s', (minor, text) => expect(formatMinor(minor)).toBe(text))
})

describe('dates', () => {
  // BASE-4
  it.each(['2026-02-28', '2028-02-29'])('%s is a day', (text) => expect(isCalendarDate(text)).toBe(true))
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', 'soon', '2026-02-28T00:00'])('%j is none', (text) =>
    expect(isCalendarDate(text)).toBe(false),
  )
  it('are at least a second away for Retry-After', () => {
    const now = new Date(1_000)
    expect([secondsUntil(now, now), secondsUntil(new Date(2_500), now)]).toEqual([1, 2])
  })
})
