import type { ExternalSignInAttempt, ExternalSignInTicket, LinkedIdentity } from '@guildhall/domain/identity'
import { mapColumns } from './map-columns.ts'

export const linkedIdentityMapper = mapColumns<LinkedIdentity>()([
  'accountUuid',
  'provider',
  'issuer',
  'subject',
  'email',
  'linkedAt',
])

export const externalSignInAttemptMapper = mapColumns<ExternalSignInAttempt>()([
  'stateHash',
  'browserHash',
  'provider',
  'purpose',
  'accountUuid',
  'nonce',
  'codeVerifier',
  'returnTo',
  'expiresAt',
])

export const externalSignInTicketMapper = mapColumns<ExternalSignInTicket>()([
  'tokenHash',
  'step',
  'provider',
  'accountUuid',
  'issuer',
  'subject',
  'email',
  'emailVerified',
  'firstName',
  'lastName',
  'expiresAt',
])
