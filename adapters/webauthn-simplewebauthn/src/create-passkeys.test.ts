import { anAccount, aPasskey } from '@guildhall/domain/testing'
import { describe, expect, it } from 'vitest'
import { createPasskeys } from './create-passkeys.ts'

const passkeys = createPasskeys()
const expected = {
  challenge: passkeys.createChallenge(),
  relyingParty: { id: 'localhost', origin: 'http://localhost' },
}
const clientData = (data: unknown): string => Buffer.from(JSON.stringify(data)).toString('base64url')
const answer = (clientDataJSON: string, userHandle?: string) => ({
  id: 'credential',
  rawId: 'credential',
  type: 'public-key' as const,
  response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA', userHandle },
})

// IDEN-61
describe('passkeys', () => {
  it('have challenges of 256 bits, never the same twice', () => {
    const challenges = Array.from({ length: 50 }, () => passkeys.createChallenge())
    expect(new Set(challenges).size).toBe(50)
    for (const one of challenges) expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  })

  // IDEN-62
  it('are discoverable, verify their user, and are not made twice on one device', async () => {
    const options = await passkeys.creationOptions(expected, anAccount(), [aPasskey()])
    expect(options).toMatchObject({
      challenge: expected.challenge,
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: 'credential' }],
    })
    const handle = passkeys.read(answer(clientData({ challenge: 'c', crossOrigin: false }), options.user.id))
    expect(handle).toEqual({ challenge: 'c', credentialId: 'credential', accountUuid: anAccount().uuid })
    expect(await passkeys.requestOptions(expected, [])).toMatchObject({ userVerification: 'required' })
  })

  it.each([
    ['no JSON', 'AAAA'],
    ['no object', clientData('challenge')],
    ['no challenge', clientData({ origin: 'http://localhost' })],
    ['the page of another site around it', clientData({ challenge: 'c', crossOrigin: true })],
  ])('are refused with %s', (_, data) => {
    expect(passkeys.read(answer(data))).toBeNull()
  })

  it('are refused with bytes that are no answer', async () => {
    const { challenge } = expected
    const data = clientData({ type: 'webauthn.get', challenge, origin: 'http://localhost' })
    expect(await passkeys.verifyUse(answer(data), expected, aPasskey())).toBeNull()
    const made = { ...answer(data), response: { clientDataJSON: data, attestationObject: 'AAAA' } }
    expect(await passkeys.verifyNew(made, expected)).toBeNull()
  })
})
