import type { LeakedPasswords } from '../../src/index.ts'

/** In tests, this one is leaked. */
export const LEAKED_PASSWORD = 'correct horse battery staple'

export const fakeLeakedPasswords = (...leaked: readonly string[]): LeakedPasswords => ({
  includes: (password) => Promise.resolve([LEAKED_PASSWORD, ...leaked].includes(password)),
})
