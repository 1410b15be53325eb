import type { AuditEntryWire, InviteWire, TeamWire } from '../wire/team.ts'
import { EMPLOYER, ENTRY, NOW } from './people.ts'

export const INVITE = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b08'
export const COLLEAGUE = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b09'

export const inviteExample: InviteWire = {
  uuid: INVITE,
  email: 'sam@kestrelfreight.example',
  role: 'recruiter',
  inviteDate: NOW,
  expired: false,
  expiredDate: '2026-11-27T13:40:00.000Z',
}

export const teamExample: TeamWire = {
  members: [
    {
      uuid: EMPLOYER,
      role: 'admin',
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@kestrelfreight.example',
      profileImage: null,
      isYou: true,
      expired: false,
      expiredDate: null,
    },
  ],
  seats: { total: 3, inUse: 2, free: 1 },
  peopleMax: 50,
  invites: [inviteExample],
  next_cursor: null,
}

export const auditEntryExample: AuditEntryWire = {
  uuid: ENTRY,
  action: 'role-changed',
  at: NOW,
  by: { uuid: EMPLOYER, name: 'Dana Whitfield' },
  subject: { uuid: COLLEAGUE, name: 'Sam Okafor' },
  details: { from: 'viewer', to: 'recruiter' },
}
