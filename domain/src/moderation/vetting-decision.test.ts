import { describe, expect, it } from 'vitest'
import { aProfile, anApprovedProfile, profileFixture, TEST_NOW, VETTER, vettingFixture } from '../../testing/index.ts'
import { addDays } from '../shared/index.ts'
import { nextResubmissionAt, resubmitProfile, vettingReasons } from './vetting-decision.ts'

describe('vetting', () => {
  // PROF-30
  it('gives the reason why a complete profile is pending', () => {
    const waiting = aProfile({ vettingStatus: 'pending', introduction: 'Short.', workExperiences: [] })
    expect(vettingReasons(waiting)).toEqual(['introduction-too-short', 'no-work-experience'])
  })

  // MOD-5, MOD-29
  it('notifies the contractor of a decision with its message, and audits it', async () => {
    const profile = aProfile({ vettingStatus: 'pending' })
    const { audit, decideOn, outbox, profiles } = vettingFixture(profile)
    const rejection = { decision: 'rejected', message: ' It shows a car. ' } as const
    expect(await decideOn(profile, { ...rejection, reasons: [] })).toMatchObject({
      problem: 'invalid',
      details: { reasons: ['Choose at least one reason'] },
    })
    expect(await decideOn(profile, { ...rejection, reasons: ['picture-unsuitable'] })).toMatchObject({ ok: true })
    const decided = await profiles.find(profile.uuid)
    expect(decided).toMatchObject({ vettingStatus: 'rejected', status: 'reviewed' })
    expect(decided && vettingReasons(decided)).toEqual(['picture-unsuitable'])
    expect(outbox.events.at(-1)).toMatchObject({ type: 'vetting-changed', to: 'rejected', message: 'It shows a car.' })
    expect(audit.entries()).toMatchObject([
      {
        action: 'profile-decided',
        actorUuid: VETTER.operatorUuid,
        details: { decision: 'rejected', reasons: ['picture-unsuitable'] },
      },
    ])
  })

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
  it('refuses a resubmission if no changes were requested', async () => {
    const { actor, deps } = profileFixture(anApprovedProfile())
    expect(await resubmitProfile(deps)({ actor })).toEqual({ ok: false, problem: 'not-now' })
  })
})
