import { describe, expect, it } from 'vitest'
import { anAccount, fakeAccounts } from '../../../testing/index.ts'
import { isEmailAvailable } from './is-email-available.ts'

// IDEN-6
describe('whether an address is available', () => {
  it('is true for a new one, false for a taken or invalid one', async () => {
    const check = isEmailAvailable({ accounts: fakeAccounts(anAccount()) })
    expect(await check({ email: 'new@example.com' })).toEqual({ ok: true, value: null })
    expect(await check({ email: ' Thandi@Example.com' })).toMatchObject({
      details: { email: ['This email address is already in use'] },
    })
    expect(await check({ email: 'no' })).toMatchObject({ details: { email: ['Value is not a valid email address'] } })
  })
})
