import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../src/index.ts'
import type { CompanyRepository, TrialNotices } from '../../src/index.ts'
import { harbourWorks, hiringFixture, summitLabs } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A store of trial notices. */
export interface TrialNoticesUnderTest {
  readonly companies: Pick<CompanyRepository, 'save'>
  readonly trialNotices: TrialNotices
  close(): Promise<void>
}

const span = { after: TEST_NOW, until: addDays(TEST_NOW, 3) }

/** Contract of every store of trial notices. Rule: NOTE-17. */
export function trialNoticesContract(
  name: string,
  create: (world: HiringFixture) => Promise<TrialNoticesUnderTest>,
): void {
  describe(`${name} as a store of trial notices`, () => {
    let store: TrialNoticesUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
      await store.companies.save({ ...harbourWorks, accountType: 'paid', trialEndsAt: addDays(TEST_NOW, 1) })
      await store.companies.save({ ...summitLabs, accountType: 'trial', trialEndsAt: addDays(TEST_NOW, 2) })
    })
    afterEach(() => store.close())

    const due = async (limit = 9) =>
      (await store.trialNotices.listDue('ending', span, limit)).map(({ companyUuid }) => companyUuid)

    it('lists trials that end in the period, its end inclusive, soonest first', async () => {
      expect(await due()).toEqual([summitLabs.uuid])
      await store.companies.save({ ...harbourWorks, accountType: 'trial', trialEndsAt: addDays(TEST_NOW, 1) })
      expect(await due()).toEqual([harbourWorks.uuid, summitLabs.uuid])
      expect(await due(1)).toEqual([harbourWorks.uuid])
      await store.companies.save({ ...harbourWorks, accountType: 'trial', trialEndsAt: TEST_NOW })
      await store.companies.save({ ...summitLabs, accountType: 'trial', trialEndsAt: span.until })
      expect(await due()).toEqual([summitLabs.uuid])
    })

    it('grants a notice once per end date, and again if the end date changes', async () => {
      const { trialNotices } = store
      const end = addDays(TEST_NOW, 2)
      expect(await trialNotices.claim(summitLabs.uuid, 'ending', end, TEST_NOW)).toBe(true)
      expect(await trialNotices.claim(summitLabs.uuid, 'ending', end, TEST_NOW)).toBe(false)
      expect(await due()).toEqual([])
      expect(await trialNotices.claim(summitLabs.uuid, 'ended', end, TEST_NOW)).toBe(true)
      await store.companies.save({ ...summitLabs, accountType: 'trial', trialEndsAt: span.until })
      expect(await due()).toEqual([summitLabs.uuid])
    })
  })
}
