import { describe, expect, it } from 'vitest'
import { anInvite, harbourWorks } from '../../../testing/index.ts'
import { resolveInviteAction, resolveInviteLanding } from './read-invite.ts'

describe('the landing page', () => {
  const now = anInvite().invitedAt
  const known = (companyUuid: string | null, userType: 'employer' | 'contractor' = 'employer') => ({
    email: anInvite().email,
    userType,
    companyUuid,
  })

  it.each([
    ['new', anInvite(), undefined],
    ['existing', anInvite(), known(null)],
    ['other-company', anInvite(), known('other')],
    ['already-member', anInvite(), known(harbourWorks.uuid)],
    ['contractor', anInvite(), known(null, 'contractor')],
    ['accepted', anInvite({ acceptedAt: now }), known(harbourWorks.uuid)],
    ['expired', anInvite({ expiresAt: now }), undefined],
    ['revoked', anInvite({ revokedAt: now, expiresAt: now }), undefined],
  ] as const)('meets: %s', (landing, invite, addressee) => {
    expect(resolveInviteLanding(invite, addressee, now)).toBe(landing)
  })

  const email = anInvite().email
  const themselves = { email: 'Newcomer@example.com', userType: 'employer' } as const
  const other = { email: 'other@example.com', userType: 'employer' } as const
  // COMP-27
  it.each([
    ['new', null, 'join'],
    ['new', other, 'sign-out'],
    ['existing', null, 'sign-in'],
    ['existing', themselves, 'accept'],
    ['existing', other, 'sign-out'],
    ['other-company', null, 'sign-in'],
    ['other-company', themselves, 'dashboard'],
    ['already-member', themselves, 'dashboard'],
    ['contractor', themselves, 'dashboard'],
    ['contractor', other, 'sign-out'],
    ['accepted', null, 'sign-in'],
    ['accepted', themselves, 'dashboard'],
    ['expired', null, 'ask-again'],
    ['expired', other, 'ask-again'],
    ['revoked', null, 'none'],
    ['revoked', themselves, 'dashboard'],
  ] as const)('%s, seen by %j: %s', (landing, viewer, way) => {
    expect(resolveInviteAction(landing, email, viewer)).toBe(way)
  })
})
