import { expect, it } from 'vitest'
import { createPasswords } from './create-passwords.ts'

const passwords = createPasswords({ memoryCost: 1024 })

// IDEN-5
it('hashes with argon2id, never the same twice', async () => {
  const [first, second] = await Promise.all([passwords.hash('a long password'), passwords.hash('a long password')])
  expect(first).toMatch(/^\$argon2id\$/)
  expect(first).not.toBe(second)
})

it('uses a password exactly as typed', async () => {
  const hash = await passwords.hash('  spaces matter ')
  expect(await passwords.verify('  spaces matter ', hash)).toBe(true)
  expect(await passwords.verify('spaces matter', hash)).toBe(false)
})
