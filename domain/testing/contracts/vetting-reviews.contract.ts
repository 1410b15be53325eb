import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ContractorProfile, Operator, VettingReviews, VettingRuleStore } from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { anOperator } from '../builders/operators.ts'
import { aProfile, TEST_NOW } from '../builders/people.ts'

/** The queue of vetters, in which the accounts of the fixture and these operators exist. */
export interface VettingReviewsUnderTest {
  readonly vettingReviews: VettingReviews
  readonly vettingRules: VettingRuleStore
  /** Saves the profile of somebody of the fixture. */
  saveProfile(profile: ContractorProfile): Promise<void>
  close(): Promise<void>
}

const ada = anOperator({ role: 'vetter' })
const ben = anOperator({
  uuid: '01900000-0000-7000-8000-0000000000d2',
  email: 'ben@guildhall.example',
  name: 'Ben Abara',
  role: 'vetter',
})
const lease = { now: TEST_NOW, until: addMinutes(TEST_NOW, 10) }
const first = aProfile({ uuid: thandi.uuid, vettingStatus: 'pending', updatedAt: addMinutes(TEST_NOW, -5) })
const second = aProfile({ uuid: sipho.uuid, vettingStatus: 'approved', status: 'new', updatedAt: TEST_NOW })

/** Contract of every queue of vetters. Rules: MOD-27, MOD-28, MOD-30. */
export function vettingReviewsContract(
  name: string,
  create: (world: HiringFixture, operators: readonly Operator[]) => Promise<VettingReviewsUnderTest>,
): void {
  describe(`${name} as a queue of vetters`, () => {
    let store: VettingReviewsUnderTest
    let reviews: VettingReviews
    beforeEach(async () => {
      const reviewed = hiringFixture.profiles.map((profile) => ({ ...profile, status: 'reviewed' as const }))
      store = await create({ ...hiringFixture, profiles: reviewed }, [ada, ben])
      reviews = store.vettingReviews
      await store.saveProfile(first)
      await store.saveProfile(second)
    })
    afterEach(() => store.close())

    const list = (now: Date, limit: number) => reviews.list(now, limit, TEST_NOW)

    // MOD-27, MOD-83
    it('lists what waits, the oldest change first, and counts all', async () => {
      const { entries, total } = await list(TEST_NOW, 10)
      expect(entries.map(({ contractorUuid, kind }) => [contractorUuid, kind])).toEqual([
        [thandi.uuid, 'new'],
        [sipho.uuid, 'new'],
      ])
      expect(entries[0]).toMatchObject({ jobTitle: first.jobTitle, waitingSince: first.updatedAt, claim: null })
      expect(total).toBe(2)
      expect(await list(TEST_NOW, 1)).toMatchObject({ entries: [{ contractorUuid: thandi.uuid }], total: 2 })
      await store.saveProfile({ ...first, resubmittedAt: [TEST_NOW] })
      await reviews.saveApproved(sipho.uuid, { profile: second, at: TEST_NOW })
      const kinds = (await list(TEST_NOW, 10)).entries.map(({ kind }) => kind)
      expect(kinds).toEqual(['again', 'change'])
      const approved = { ...second, skills: [], workExperiences: [] }
      await reviews.saveApproved(sipho.uuid, { profile: approved, at: TEST_NOW })
      const changes = (await list(TEST_NOW, 10)).entries.map(({ changed }) => changed)
      expect(changes).toEqual([null, ['skills', 'work']])
      await store.saveProfile({ ...first, vettingStatus: 'rejected' })
      await store.saveProfile({ ...second, status: 'reviewed' })
      const nobody = { entries: [], total: 0, late: 0, oldestSince: null, medianSince: null }
      expect(await list(TEST_NOW, 10)).toEqual(nobody)
    })

    // MOD-86
    it('says since when the first and the middle of the queue wait, and how many have waited too long', async () => {
      const waits = { oldestSince: first.updatedAt, medianSince: first.updatedAt }
      expect(await reviews.list(TEST_NOW, 1, addMinutes(TEST_NOW, -5))).toMatchObject({ ...waits, late: 1 })
      expect(await reviews.list(TEST_NOW, 1, addMinutes(TEST_NOW, -6))).toMatchObject({ ...waits, late: 0 })
      await store.saveProfile({ ...first, vettingStatus: 'rejected' })
      const rest = { oldestSince: TEST_NOW, medianSince: TEST_NOW, late: 1 }
      expect(await reviews.list(TEST_NOW, 1, TEST_NOW)).toMatchObject(rest)
    })

    // MOD-28
    it('gives a profile to one of many concurrent vetters', async () => {
      const claims = await Promise.all(
        [ada, ben, ada, ben, ben, ada].map(({ uuid }) => reviews.claim(thandi.uuid, uuid, lease)),
      )
      const holder = (await reviews.findClaim(thandi.uuid, TEST_NOW))?.operatorUuid
      expect([ada.uuid, ben.uuid]).toContain(holder)
      expect(claims).toEqual([ada, ben, ada, ben, ben, ada].map(({ uuid }) => uuid === holder))
      expect(await reviews.claim(sipho.uuid, ben.uuid, lease)).toBe(true)
    })

    // MOD-28
    it('keeps a claim until it ends, is renewed or released by its vetter', async () => {
      await reviews.claim(thandi.uuid, ada.uuid, lease)
      const claim = { operatorUuid: ada.uuid, operatorName: ada.name, until: lease.until }
      expect(await reviews.findClaim(thandi.uuid, TEST_NOW)).toEqual(claim)
      expect((await list(TEST_NOW, 1)).entries[0]?.claim).toEqual(claim)
      const later = { now: addMinutes(TEST_NOW, 9), until: addMinutes(TEST_NOW, 19) }
      expect(await reviews.claim(thandi.uuid, ada.uuid, later)).toBe(true)
      expect(await reviews.claim(thandi.uuid, ben.uuid, { ...later, now: addMinutes(TEST_NOW, 18) })).toBe(false)
      expect(await reviews.findClaim(thandi.uuid, later.until)).toBeNull()
      expect((await list(later.until, 1)).entries[0]?.claim).toBeNull()
      expect(await reviews.claim(thandi.uuid, ben.uuid, { ...later, now: later.until })).toBe(true)
      await reviews.release(thandi.uuid, ada.uuid)
      expect(await reviews.findClaim(thandi.uuid, TEST_NOW)).toMatchObject({ operatorUuid: ben.uuid })
      await reviews.release(thandi.uuid, ben.uuid)
      expect(await reviews.findClaim(thandi.uuid, TEST_NOW)).toBeNull()
    })

    // MOD-30
    it('keeps the last approved profile, beside the claim', async () => {
      expect(await reviews.findApproved(thandi.uuid)).toBeNull()
      await reviews.claim(thandi.uuid, ada.uuid, lease)
      expect(await reviews.findApproved(thandi.uuid)).toBeNull()
      await reviews.saveApproved(thandi.uuid, { profile: first, at: TEST_NOW })
      const approved = { profile: { ...first, jobTitle: 'Astronaut', resubmittedAt: [TEST_NOW] }, at: lease.until }
      await reviews.saveApproved(thandi.uuid, approved)
      expect(await reviews.findApproved(thandi.uuid)).toEqual(approved)
      expect(await reviews.findClaim(thandi.uuid, TEST_NOW)).toMatchObject({ operatorUuid: ada.uuid })
      await reviews.removeApproved(thandi.uuid)
      expect(await reviews.findApproved(thandi.uuid)).toBeNull()
      expect(await reviews.findClaim(thandi.uuid, TEST_NOW)).toMatchObject({ operatorUuid: ada.uuid })
    })

    // MOD-87, MOD-88
    it('knows what rules ask about a contractor', async () => {
      const { email, mobile } = thandi
      const context = { approved: null, email, importedAt: null, mobile }
      expect(await reviews.readContext(thandi.uuid)).toEqual({ rules: null, context })
      await reviews.noteImport(thandi.uuid, TEST_NOW)
      const approved = { profile: first, at: TEST_NOW }
      await reviews.saveApproved(thandi.uuid, approved)
      const rules = { changes: ['availability' as const], newProfiles: ['cv' as const] }
      await store.vettingRules.save(rules, TEST_NOW)
      expect(await reviews.readContext(thandi.uuid)).toEqual({
        rules,
        context: { ...context, approved, importedAt: TEST_NOW },
      })
      await reviews.noteImport(thandi.uuid, null)
      expect((await reviews.readContext(thandi.uuid)).context).toEqual({ ...context, approved })
    })
  })
}

/** Contract of every store of vetting rules. Rule: MOD-87. */
export function vettingRulesContract(
  name: string,
  create: () => Promise<{ readonly vettingRules: VettingRuleStore; close(): Promise<void> }>,
): void {
  describe(`${name} as a store of vetting rules`, () => {
    it('has none until they are changed, and then those that were saved last', async () => {
      const { close, vettingRules } = await create()
      expect(await vettingRules.read()).toBeNull()
      await vettingRules.save({ changes: ['rates'], newProfiles: null }, TEST_NOW)
      const stored = { rules: { changes: [], newProfiles: ['cv' as const] }, changedAt: lease.until }
      await vettingRules.save(stored.rules, stored.changedAt)
      expect([await vettingRules.read(), await vettingRules.readForUpdate()]).toEqual([stored, stored])
      await close()
    })
  })
}
