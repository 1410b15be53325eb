import type { Actor } from '@guildhall/domain/identity'
import type { AuditRecord } from '@guildhall/domain/shared'
import { type Invite, getInviteState, type TeamOverview } from '@guildhall/domain/companies'
import type { AuditEntryWire, InviteWire, TeamWire } from '@guildhall/rest-contract'

/** An open invite, without the hash of its token. */
export const toInviteWire = (invite: Invite, now: Date): InviteWire => ({
  uuid: invite.uuid,
  email: invite.email,
  role: invite.role,
  inviteDate: invite.invitedAt.toISOString(),
  expired: getInviteState(invite, now) === 'expired',
  expiredDate: invite.expiresAt.toISOString(),
})

export const toTeamWire = (
  { invites, members, maxMembers, seats }: TeamOverview,
  actor: Actor,
  now: Date,
): TeamWire => ({
  members: members.map(({ email, firstName, lastName, profileImage, role, uuid }) => ({
    uuid,
    role,
    firstName,
    lastName,
    email,
    profileImage,
    isYou: uuid === actor.accountUuid,
    expired: false,
    expiredDate: null,
  })),
  seats,
  peopleMax: maxMembers,
  invites: invites.items.map((invite) => toInviteWire(invite, now)),
  next_cursor: invites.nextCursor,
})

const toNamedReference = (uuid: string | null, name: string | null) => (uuid === null ? null : { uuid, name })

export const toAuditEntryWire = (entry: AuditRecord): AuditEntryWire => ({
  uuid: entry.uuid,
  action: entry.action,
  at: entry.at.toISOString(),
  by: toNamedReference(entry.actorUuid, entry.actorName),
  subject: toNamedReference(entry.subjectUuid, entry.subjectName),
  details: Object.fromEntries(
    Object.entries(entry.details).map(([name, fact]) => [
      name,
      typeof fact === 'object' && fact !== null ? [...fact] : fact,
    ]),
  ),
})
