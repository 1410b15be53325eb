import { describe, expect, it } from 'vitest'
import { fakeLeakedPasswords, LEAKED_PASSWORD } from '../../../testing/index.ts'
import { LEAKED_PASSWORD_MESSAGE, leakedPasswordErrors } from './leaked-password-errors.ts'

// IDEN-53
describe('a password that is known from a leak', () => {
  it('is an error of its field, and another is not', async () => {
    const deps = { leakedPasswords: fakeLeakedPasswords() }
    expect(await leakedPasswordErrors(deps, LEAKED_PASSWORD)).toEqual({ password: [LEAKED_PASSWORD_MESSAGE] })
    expect(await leakedPasswordErrors(deps, 'a fine long password')).toEqual({})
  })
})
