import { describe, expect, it } from 'vitest'
import { aProfile, anApprovedProfile, profileFixture, TEST_NOW } from '../../testing/index.ts'
import { addDays } from '../shared/index.ts'
import { nextResubmissionAt, resubmitProfile } from './resubmit-profile.ts'

describe('vetting', () => {
  // PROF-31
  it('allows three resubmissions of a rejected profile in 30 days', async () => {
    const { actor, clock, deps, profiles } = profileFixture(
      aProfile({ vettingStatus: 'rejected', workExperiences: [] }),
    )
    const reject = async () => {
      const profile = await profiles.find(actor.accountUuid)
      if (profile !== null) await profiles.save({ ...profile, vettingStatus: 'rejected' })
    }
    for (let day = 0; day < 3; day += 1) {
      clock.set(addDays(TEST_NOW, day))
      expect(await resubmitProfile(deps)({ actor })).toMatchObject({ ok: true, value: { status: 'new' } })
      await reject()
    }
    expect(await resubmitProfile(deps)({ actor })).toMatchObject({ ok: false, problem: 'too-often' })
    const profile = await profiles.find(actor.accountUuid)
    expect(profile && nextResubmissionAt(profile, clock.now())).toEqual(addDays(TEST_NOW, 30))
    clock.set(addDays(TEST_NOW, 31))
    expect((await resubmitProfile(deps)({ actor })).ok).toBe(true)
  })

  // PROF-31
  it.each(['changes_requested', 'rejected'] as const)(
    'leaves a resubmission of what is %s to a vetter with VETTING=auto',
    async (vettingStatus) => {
      const { actor, deps, profiles } = profileFixture(aProfile({ vettingStatus }))
      expect(await resubmitProfile(deps)({ actor })).toMatchObject({ value: { vettingStatus: 'pending' } })
      expect(await profiles.find(actor.accountUuid)).toMatchObject({ vettingStatus: 'pending', status: 'new' })
    },
  )

  // PROF-31
  it('refuses a resubmission if no changes were requested', async () => {
    const { actor, deps } = profileFixture(anApprovedProfile())
    expect(await resubmitProfile(deps)({ actor })).toEqual({ ok: false, problem: 'not-now' })
  })
})
