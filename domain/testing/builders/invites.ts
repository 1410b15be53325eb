import { addDays, INVITE_DAYS } from '../../src/index.ts'
import type { Invite } from '../../src/index.ts'
import { erik, harbourWorks } from './hiring-fixture.ts'
import { TEST_NOW } from './people.ts'

/** A pending invite of Erik at Harbour Works to somebody new, sent at `invitedAt` (by default `TEST_NOW`). */
export const anInvite = (changes: Partial<Invite> = {}): Invite => {
  const invitedAt = changes.invitedAt ?? TEST_NOW
  return {
    uuid: '01900000-0000-7000-8000-000000000401',
    companyUuid: harbourWorks.uuid,
    email: 'newcomer@example.com',
    role: 'recruiter',
    tokenHash: 'hash-of-invite-token',
    invitedByUuid: erik.uuid,
    createdAt: invitedAt,
    invitedAt,
    expiresAt: addDays(invitedAt, INVITE_DAYS),
    renewalRequestedAt: null,
    acceptedAt: null,
    revokedAt: null,
    ...changes,
  }
}
