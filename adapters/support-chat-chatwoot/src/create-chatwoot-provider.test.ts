import { expect, it } from 'vitest'
import { createChatwootProvider } from './index.ts'

const options = { url: 'https://chat.example/', websiteToken: 'inbox' }

// MOD-9
it('proves an identifier by HMAC-SHA256, as RFC 4231 has it', () => {
  const { prove, settings } = createChatwootProvider({ ...options, hmacKey: 'Jefe' })
  expect(settings).toEqual({ url: 'https://chat.example', websiteToken: 'inbox' })
  expect(prove('what do ya want for nothing?')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
})

it('proves nothing without a key', () => {
  expect(createChatwootProvider({ ...options, hmacKey: null }).prove('thandi')).toBeNull()
})
