import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Report, ReportRepository } from '../../src/index.ts'
import { hiringFixture, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of reports in which the accounts of the fixture exist. */
export interface ReportsUnderTest {
  readonly reports: ReportRepository
  close(): Promise<void>
}

const report = (number: number, changes: Partial<Report> = {}): Report => ({
  uuid: `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`,
  reporterUuid: rita.uuid,
  subjectType: 'candidate',
  subjectUuid: thandi.uuid,
  reason: 'spam',
  note: 'Advertises a shop',
  snapshot: { firstName: 'Thandi', skills: ['dbt'] },
  status: 'open',
  createdAt: TEST_NOW,
  ...changes,
})

/** Contract of every repository of reports. Rules: MOD-2, MOD-3. */
export function reportsContract(name: string, create: (world: HiringFixture) => Promise<ReportsUnderTest>): void {
  describe(`${name} as a repository of reports`, () => {
    let store: ReportsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('stores a report unchanged', async () => {
      expect(await store.reports.add(report(1))).toBe('added')
      expect(await store.reports.find(report(1).uuid)).toEqual(report(1))
      expect(await store.reports.find(report(2).uuid)).toBeNull()
    })

    // MOD-3
    it('stores one open report per reporter and subject, also for concurrent calls', async () => {
      const answers = await Promise.all([store.reports.add(report(1)), store.reports.add(report(2))])
      expect(answers.toSorted()).toEqual(['added', 'duplicate'])
      expect(await store.reports.add(report(3, { subjectUuid: sipho.uuid }))).toBe('added')
      expect(await store.reports.add(report(4, { reporterUuid: sipho.uuid }))).toBe('added')
    })

    it('accepts another one after the first is closed', async () => {
      await store.reports.add(report(1, { status: 'settled' }))
      expect(await store.reports.add(report(2))).toBe('added')
    })
  })
}
