import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validate } from '../../shared/index.ts'
import { isCommonPassword } from './common-passwords.ts'
import { type PasswordForm, passwordConfirmationRules, passwordRules } from './password-rules.ts'

const form: PasswordForm = {
  password: 'a fine long password',
  passwordConfirmation: 'a fine long password',
  firstName: 'Thandeka',
  lastName: 'Nkosi',
  email: 'thandeka.nkosi@example.com',
}
const errorsOf = (password: string) => validate({ ...form, password }, { password: passwordRules })

// IDEN-4
describe('a password', () => {
  // IDEN-2
  it.each([
    'a fine long password',
    '   three spaces   ',
    'Tr0ub4dor&3x',
    'correct horse battery',
    'зимний вечер',
    'x9!kQw2#zL',
    'Nkosi sings loud',
  ])('%j is taken', (password) => expect(errorsOf(password)).toEqual({}))

  it.each([
    ['', ['Value is required']],
    ['short', ['This field should be at least 10 characters long']],
    ['A long way to the sea '.repeat(6), ['The maximum length allowed is 128']],
    ['Password123!', ['This password is too common']],
    ['Thandeka2026', ['The password must not be your own name or email address']],
    ['thandeka nkosi', ['The password must not be your own name or email address']],
    ['thandeka.nkosi@example.com', ['The password must not be your own name or email address']],
  ])('%j is refused: %j', (password, messages) => {
    expect(errorsOf(password)).toEqual({ password: messages })
  })

  // IDEN-2
  it('is confirmed without trimming', () => {
    const again = { ...form, passwordConfirmation: 'a fine long password ' }
    expect(validate(again, { passwordConfirmation: passwordConfirmationRules })).toEqual({
      passwordConfirmation: ['The value must be equal to the password value'],
    })
    expect(validate(form, { passwordConfirmation: passwordConfirmationRules })).toEqual({})
  })
})

describe('common passwords', () => {
  // IDEN-3
  it.each([
    '1234567890',
    '12345678910',
    '0987654321',
    'qwertyuiop',
    'qwertyuiop1',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'aaaaaaaaaa',
    '1212121212',
    'abcabcabcabc',
    'password12',
    'P@ssw0rd2024',
    'iloveyou123',
    'letmein!!!!',
    'superman2020',
    'basketball',
    'liverpool1892',
    'welcome2026!',
    'monkeymonkey',
    '!!sunshine!!',
    'changeme2025',
    'administrator',
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each(['gravel-otter-lamp', 'my dog ate 3 hats', 'hJ7#kd92!xQz', 'passwords are tedious', 'blue kettle 42'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )

  // IDEN-3
  it('are refused in upper and lower case and with any digits around them', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }), fc.boolean(), (digits, shout) => {
        const password = `${digits}sunshine${digits}`
        expect(isCommonPassword(shout ? password.toUpperCase() : password)).toBe(true)
      }),
    )
  })
})
