import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { AuditEntry, AuditLog } from '../../src/index.ts'
import { erik, hiringFixture, rita } from '../builders/hiring-fixture.ts'
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
