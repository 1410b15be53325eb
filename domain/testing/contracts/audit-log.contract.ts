import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { AuditEntry, AuditLog, AuditOwner } from '../../src/index.ts'
import { erik, hiringFixture, rita, summitLabs } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** An audit log that knows the names of the fixture. */
export interface AuditLogUnderTest {
  readonly audit: AuditLog
  close(): Promise<void>
}

const uuid = (number: number): string => `01900000-0000-7000-8000-0000000a${number.toString(16).padStart(4, '0')}`
const first = { cursor: null, limit: 10 }

/** Entries cannot be removed between tests, so each test has its own company. */
const entriesOf = (companyNumber: number) => {
  const companyUuid = uuid(companyNumber * 0x100)
  return (number: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
    uuid: uuid(companyNumber * 0x100 + number),
    companyUuid,
    actorUuid: erik.uuid,
    action: 'role-changed',
    subjectUuid: rita.uuid,
    details: { from: 'recruiter', to: 'viewer', fields: ['role'], count: 1, whole: true, none: null },
    at: addMinutes(TEST_NOW, number),
    ...changes,
  })
}

/** Contract of every audit log. */
export function auditLogContract(name: string, create: (world: HiringFixture) => Promise<AuditLogUnderTest>): void {
  describe(`${name} as an audit log`, () => {
    let log: AuditLogUnderTest

    beforeEach(async () => {
      log = await create(hiringFixture)
    })
    afterEach(() => log.close())

    // MOD-7
    it('stores the action, the actor and the subject, with their names', async () => {
      const entry = entriesOf(1)
      const byNobody = entry(2, { actorUuid: null, subjectUuid: null, action: 'company-saved', details: {} })
      await log.audit.add(entry(1), byNobody)
      expect((await log.audit.list(uuid(0x100), first)).items).toEqual([
        { ...byNobody, actorName: null, subjectName: null },
        { ...entry(1), actorName: 'Erik Larsen', subjectName: 'Rita Moreno' },
      ])
    })

    it('stores an entry once', async () => {
      const entry = entriesOf(4)
      await log.audit.add(entry(1))
      await log.audit.add(entry(1, { action: 'company-saved' }), entry(2))
      const { items } = await log.audit.list(uuid(0x400), first)
      expect(items.map(({ action, uuid: id }) => [id, action])).toEqual([
        [uuid(0x402), 'role-changed'],
        [uuid(0x401), 'role-changed'],
      ])
    })

    // MOD-50
    it('finds entries by who, whom, company, action, reason and id, and by whose they are', async () => {
      const { uuid: companyUuid } = summitLabs
      const one = entriesOf(5)(1, { companyUuid })
      const two = entriesOf(5)(2, {
        companyUuid: null,
        actorUuid: rita.uuid,
        subjectUuid: erik.uuid,
        action: 'profile-decided',
        details: { reason: 'Rude 100%_ words' },
      })
      await log.audit.add(one, two)
      const find = async (text: string, owner: AuditOwner = 'all') =>
        (await log.audit.search({ owner, text, from: null, before: null }, { cursor: null, limit: 50 })).items
      const both = [two.uuid, one.uuid]
      const found = async (text: string, owner?: AuditOwner) =>
        (await find(text, owner)).map((item) => item.uuid).filter((id) => both.includes(id))
      expect(await found('')).toEqual(both)
      expect(await found('erik l')).toEqual(both)
      expect(await found('summit')).toEqual([one.uuid])
      expect(await found('profile decided')).toEqual([two.uuid])
      expect(await found('100%_')).toEqual([two.uuid])
      expect(await found('%')).toEqual([two.uuid])
      expect(await found(companyUuid)).toEqual([one.uuid])
      expect(await found('nothing like it')).toEqual([])
      expect(await found('', 'companies')).toEqual([one.uuid])
      expect(await found('', 'operators')).toEqual([])
      expect((await find('role changed')).find((item) => item.uuid === one.uuid)).toEqual({
        ...one,
        actorName: 'Erik Larsen',
        subjectName: 'Rita Moreno',
        companyName: 'Summit Labs',
        isAboutPerson: true,
      })
      const [first1] = (
        await log.audit.search({ owner: 'all', text: 'erik l', from: null, before: null }, { cursor: null, limit: 1 })
      ).items
      expect(first1?.uuid).toBe(two.uuid)
    })

    // MOD-50
    it('finds the entries of a period: from its first instant to before its end', async () => {
      const entry = entriesOf(6)
      await log.audit.add(entry(1), entry(2), entry(3))
      const found = async (from: Date | null, before: Date | null) => {
        const filter = { owner: 'all', text: entry(1).companyUuid ?? '', from, before } as const
        return (await log.audit.search(filter, { cursor: null, limit: 50 })).items.map((item) => item.uuid)
      }
      const [first, second, third] = [1, 2, 3].map((n) => entry(n))
      expect(await found(second?.at ?? null, third?.at ?? null)).toEqual([second?.uuid])
      expect(await found(second?.at ?? null, null)).toEqual([third?.uuid, second?.uuid])
      expect(await found(null, second?.at ?? null)).toEqual([first?.uuid])
      expect(await found(third?.at ?? null, third?.at ?? null)).toEqual([])
    })

    it('lists a company’s entries, newest first, in pages', async () => {
      const entry = entriesOf(2)
      await log.audit.add(entry(1), entry(3, { at: entry(2).at }), entry(2), entriesOf(3)(1), entry(4))
      const one = await log.audit.list(uuid(0x200), { cursor: null, limit: 3 })
      const two = await log.audit.list(uuid(0x200), { cursor: one.nextCursor, limit: 3 })
      expect([...one.items, ...two.items].map((item) => item.uuid)).toEqual([4, 3, 2, 1].map((n) => uuid(0x200 + n)))
      expect(two.nextCursor).toBeNull()
    })
  })
}
