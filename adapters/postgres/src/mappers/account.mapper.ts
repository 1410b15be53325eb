import type { Account, Session } from '@guildhall/domain/identity'
import { mapColumns } from './map-columns.ts'

export const accountMapper = mapColumns<Account>()([
  'uuid',
  'userType',
  'email',
  'firstName',
  'lastName',
  'mobile',
  'passwordHash',
  'emailVerifiedAt',
  'firstLoginAt',
  'justVerified',
  'profileJustVerified',
  'signUpStep',
  'attribution',
  'signUpCompletedAt',
  'companyUuid',
  'profileImage',
  'suspendedAt',
  'deletionRequestedAt',
  'createdAt',
])

export const sessionMapper = mapColumns<Session>()([
  'uuid',
  'accountUuid',
  'tokenHash',
  'userAgent',
  'address',
  'createdAt',
  'lastSeenAt',
  'expiresAt',
  'authenticatedAt',
])
