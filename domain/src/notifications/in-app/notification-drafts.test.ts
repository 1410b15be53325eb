import { referToName } from '../../identity/index.ts'
import { describe, expect, it } from 'vitest'
import { erik, harbourWorks, ravi, rita, TEST_NOW } from '../../../testing/index.ts'
import type { ProductFact } from '../product-event.ts'
import { teamNotifications } from './notification-drafts.ts'

const createNotification = (fact: ProductFact) =>
  teamNotifications({ uuid: 'event', at: TEST_NOW.toISOString(), ...fact }).map(({ accountUuid, text }) => [
    accountUuid,
    text,
  ])

const company = { companyUuid: harbourWorks.uuid, companyName: harbourWorks.name }

// NOTE-6
describe('team notifications', () => {
  // NOTE-6
  it('notify a member of their role', () => {
    const statusChanged = { type: 'member-role-changed', ...company, accountUuid: rita.uuid } as const
    expect(createNotification({ ...statusChanged, byAccountUuid: erik.uuid, from: 'recruiter', to: 'viewer' })).toEqual(
      [[rita.uuid, 'Your role at Harbour Works has changed']],
    )
  })

  it('notify a removed member, or the admin who takes over the conversations of a leaving one', () => {
    const removed = {
      type: 'member-removed',
      ...company,
      accountUuid: rita.uuid,
      memberName: 'Rita Moreno',
      byAccountUuid: erik.uuid,
      toAccountUuid: erik.uuid,
    } as const
    expect(createNotification(removed)).toEqual([[rita.uuid, 'You are no longer in the team of Harbour Works']])
    expect(createNotification({ ...removed, byAccountUuid: rita.uuid })).toEqual([
      [erik.uuid, `${referToName(rita.uuid)} has left; their conversations are yours now`],
    ])
  })

  it('notify the inviter when somebody joins, and all admins when somebody asks for a new invite', () => {
    const joinParts = { type: 'member-joined', ...company, accountUuid: ravi.uuid, memberName: 'Ravi' } as const
    expect(createNotification({ ...joinParts, invitedByUuid: erik.uuid })).toEqual([
      [erik.uuid, `${referToName(ravi.uuid)} has joined your team`],
    ])
    expect(createNotification({ ...joinParts, invitedByUuid: null })).toEqual([])
    const renewal = {
      type: 'invite-renewal-asked',
      ...company,
      inviteUuid: 'invite',
      email: 'sam@hire.example',
    } as const
    expect(createNotification({ ...renewal, adminUuids: [erik.uuid, rita.uuid] }).map(([uuid]) => uuid)).toEqual([
      erik.uuid,
      rita.uuid,
    ])
  })
})
