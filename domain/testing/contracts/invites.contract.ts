import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMinutes } from '../../src/index.ts'
import type { Invite, InviteRepository } from '../../src/index.ts'
import { bo, harbourWorks, hiringFixture, rita, summitLabs, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { anInvite } from '../builders/invites.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of invites in which the accounts of the fixture exist. */
export interface InvitesUnderTest {
  readonly invites: InviteRepository
  close(): Promise<void>
}

const invite = (number: number, changes: Partial<Invite> = {}): Invite =>
  anInvite({
    uuid: `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`,
    email: `person${number}@example.com`,
    tokenHash: `hash ${number}`,
    createdAt: addMinutes(TEST_NOW, number),
    ...changes,
  })
const company = harbourWorks.uuid

/** Contract of every repository of invites. */
export function invitesContract(name: string, create: (world: HiringFixture) => Promise<InvitesUnderTest>): void {
  describe(`${name} as a repository of invites`, () => {
    let store: InvitesUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('finds an invite by its id and by its token’s hash, and saves every change', async () => {
      const { invites } = store
      await invites.add(invite(1), invite(2))
      expect(await invites.find(invite(1).uuid)).toEqual(invite(1))
      expect(await invites.findByTokenHash('hash 2')).toEqual(invite(2))
      const changed = {
        role: 'viewer',
        tokenHash: 'hash 3',
        renewalRequestedAt: TEST_NOW,
        acceptedAt: TEST_NOW,
      } as const
      await invites.save(invite(1, changed), invite(2, { revokedAt: TEST_NOW }))
      expect(await invites.find(invite(1).uuid)).toEqual(invite(1, changed))
      expect(await invites.findByTokenHash('hash 1')).toBeNull()
      expect(await invites.find(invite(2).uuid)).toEqual(invite(2, { revokedAt: TEST_NOW }))
      expect(await invites.find(invite(9).uuid)).toBeNull()
    })

    it('lists a company’s open invites, newest first, in pages', async () => {
      const { invites } = store
      await invites.add(
        invite(1),
        invite(2),
        invite(3, { acceptedAt: TEST_NOW }),
        invite(4, { revokedAt: TEST_NOW }),
        invite(5, { companyUuid: summitLabs.uuid }),
        invite(6, { expiresAt: TEST_NOW }),
      )
      const one = await invites.listOpen(company, { cursor: null, limit: 2 })
      const two = await invites.listOpen(company, { cursor: one.nextCursor, limit: 2 })
      expect([...one.items, ...two.items].map(({ uuid }) => uuid)).toEqual([6, 2, 1].map((n) => invite(n).uuid))
      expect(two.nextCursor).toBeNull()
      const emails = ['person1@example.com', 'person3@example.com', 'person5@example.com', 'person6@example.com']
      expect((await invites.listOpenByEmail(company, emails)).map(({ uuid }) => uuid).toSorted()).toEqual(
        [1, 6].map((n) => invite(n).uuid),
      )
      expect(await invites.listOpenByEmail(company, [])).toEqual([])
    })

    it('counts open, unexpired invites for a company’s seats', async () => {
      const { invites } = store
      await invites.add(
        invite(1),
        invite(2, { role: 'viewer' }),
        invite(3, { acceptedAt: TEST_NOW }),
        invite(4, { companyUuid: summitLabs.uuid }),
      )
      const roles = async (now: Date) =>
        (await invites.listPendingRoles(company, now)).toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
      expect(await roles(TEST_NOW)).toEqual([
        { uuid: invite(1).uuid, role: 'recruiter' },
        { uuid: invite(2).uuid, role: 'viewer' },
      ])
      expect(await roles(addDays(TEST_NOW, 7))).toEqual([])
    })

    it('accepts another invite to an address after the earlier one has ended', async () => {
      const { invites } = store
      await invites.add(invite(1, { email: 'same@example.com', revokedAt: TEST_NOW }))
      await invites.add(invite(2, { email: 'same@example.com' }))
      expect((await invites.listOpenByEmail(company, ['same@example.com'])).map(({ uuid }) => uuid)).toEqual([
        invite(2).uuid,
      ])
    })

    it('finds the owners of addresses', async () => {
      const found = await store.invites.listEmailOwners([rita.email, bo.email, thandi.email, 'nobody@example.com'])
      expect(found.toSorted((a, b) => (a.email < b.email ? -1 : 1))).toEqual([
        { email: bo.email, userType: 'employer', companyUuid: summitLabs.uuid },
        { email: rita.email, userType: 'employer', companyUuid: harbourWorks.uuid },
        { email: thandi.email, userType: 'contractor', companyUuid: null },
      ])
    })
  })
}
