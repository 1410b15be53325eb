import type { InviteWire, TeamWire } from '@guildhall/rest-contract/client'

const uuid = (number: number): string => `0199a1f4-7c1e-7a53-9c3d-0000000005${number}`
const person = (
  number: number,
  firstName: string,
  lastName: string,
  role: TeamWire['members'][number]['role'],
): TeamWire['members'][number] => ({
  uuid: uuid(number),
  role,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@kestrelfreight.example`,
  profileImage: null,
  isYou: number === 10,
  expired: false,
  expiredDate: null,
})
const invited = (number: number, name: string, role: InviteWire['role'], expired: boolean): InviteWire => ({
  uuid: uuid(number),
  email: `${name}@kestrelfreight.example`,
  role,
  inviteDate: '2026-11-18T09:00:00.000Z',
  expired,
  expiredDate: expired ? '2026-11-12T09:00:00.000Z' : '2026-11-25T09:00:00.000Z',
})

/** A team with one admin, every role and two invites, for stories. */
export const kestrelTeam: TeamWire = {
  members: [
    person(10, 'Dana', 'Whitfield', 'admin'),
    person(11, 'Priya', 'Raman', 'recruiter'),
    person(12, 'Inês', 'Carvalho', 'viewer'),
    person(13, 'Tom', 'Abernathy', 'billing'),
  ],
  seats: { total: 3, inUse: 3, free: 0 },
  peopleMax: 50,
  invites: [invited(20, 'joe', 'recruiter', false), invited(21, 'lena', 'viewer', true)],
  next_cursor: null,
}

export const kestrelCompany = { name: 'Kestrel Freight', employeeCount: '11-50' }
