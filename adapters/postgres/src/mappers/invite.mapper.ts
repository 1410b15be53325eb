import type { Invite } from '@guildhall/domain/companies'
import { mapColumns } from './map-columns.ts'

export const inviteMapper = mapColumns<Invite, { renewalRequestedAt: 'renewalAskedAt' }>({
  renewalRequestedAt: 'renewalAskedAt',
})([
  'uuid',
  'companyUuid',
  'email',
  'role',
  'tokenHash',
  'invitedByUuid',
  'createdAt',
  'invitedAt',
  'expiresAt',
  'renewalRequestedAt',
  'acceptedAt',
  'revokedAt',
])
