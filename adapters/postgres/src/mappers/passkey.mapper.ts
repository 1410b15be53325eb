import type { Passkey, PasskeyChallenge } from '@guildhall/domain/identity'
import { mapColumns } from './map-columns.ts'

export const passkeyMapper = mapColumns<Passkey>()([
  'uuid',
  'accountUuid',
  'credentialId',
  'publicKey',
  'counter',
  'transports',
  'name',
  'backedUp',
  'createdAt',
  'lastUsedAt',
])

export const passkeyChallengeMapper = mapColumns<PasskeyChallenge>()([
  'challenge',
  'purpose',
  'accountUuid',
  'expiresAt',
])
