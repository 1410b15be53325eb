import type { Passwords, PhoneNumbers } from '../../src/index.ts'

/** Hashes by prefixing 'hash:'; `verified` counts verifications, to test that unknown addresses take the same work. */
export interface FakePasswords extends Passwords {
  readonly verified: string[]
}

export const fakePasswords = (): FakePasswords => {
  const verified: string[] = []
  return {
    verified,
    hash: (password) => Promise.resolve(`hash:${password}`),
    verify: (password, hash) => {
      verified.push(hash)
      return Promise.resolve(hash === `hash:${password}`)
    },
  }
}

const PREFIXES: Readonly<Record<string, string>> = { US: '+1', ZA: '+27', AU: '+61' }

/** Accepts 7 to 15 digits and adds the country's prefix to numbers without one. */
export const fakePhoneNumbers = (): PhoneNumbers => ({
  normalise: (text, countryCode) => {
    const digits = text.replaceAll(/\D/g, '')
    if (digits.length < 7 || digits.length > 15) return null
    if (text.trim().startsWith('+')) return `+${digits}`
    return `${PREFIXES[countryCode] ?? '+1'}${digits.replace(/^0/, '')}`
  },
})
