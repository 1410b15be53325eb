import { describe, expect, it } from 'vitest'
import { aProfile, OTHER_VETTER, TEST_NOW, VETTER, vettingFixture } from '../../../testing/index.ts'
import { addDays, addSeconds, MINUTE_MS, SECOND_MS } from '../../shared/index.ts'
import { BULK_APPROVAL_MAX } from './approve-profiles.ts'
import { type MadeDecision, VETTING_UNDO_SECONDS } from './decide-profile.ts'

const uuidOf = (number: number): string => `01900000-0000-7000-8000-00000000010${number}`
const pending = (number: number) =>
  aProfile({ uuid: uuidOf(number), vettingStatus: 'pending', updatedAt: addDays(TEST_NOW, -number) })
const waiting = pending(1)
const contractorUuid = waiting.uuid
const approval = { decision: 'approved', reasons: [], message: null } as const
const rejection = { decision: 'rejected', reasons: ['picture-unsuitable'], message: ' It shows a car. ' } as const

/** The id of a decision that was made. */
const idOf = (made: { readonly ok: boolean; readonly value?: MadeDecision }): string => made.value?.uuid ?? ''

describe('a decision', () => {
  // MOD-28, MOD-29
  it('needs the claim, and the profile as it was seen', async () => {
    const { claim, clock, decide, profiles } = vettingFixture(waiting)
    const command = { ...approval, actor: VETTER, contractorUuid, seenAt: waiting.updatedAt }
    expect(await decide(command)).toMatchObject({ problem: 'not-claimed' })
    await claim(command)
    expect(await decide({ ...command, actor: OTHER_VETTER })).toMatchObject({ problem: 'not-claimed' })
    expect(await decide({ ...command, message: 'a'.repeat(1_001) })).toMatchObject({ problem: 'invalid' })
    await profiles.save({ ...waiting, jobTitle: 'Astronaut', updatedAt: TEST_NOW })
    expect(await decide(command)).toMatchObject({ problem: 'changed-meanwhile' })
    clock.advance(10 * MINUTE_MS)
    expect(await decide({ ...command, seenAt: TEST_NOW })).toMatchObject({ problem: 'not-claimed' })
    expect(await profiles.find(contractorUuid)).toMatchObject({ vettingStatus: 'pending' })
  })

  // MOD-28, MOD-30
  it('ends the claim and the wait, and keeps what was approved for the next comparison', async () => {
    const { claim, decide, decideOn, profiles, read } = vettingFixture(waiting)
    expect(await decideOn(waiting, approval)).toMatchObject({ ok: true })
    const command = { actor: VETTER, contractorUuid }
    expect(await decide({ ...command, ...approval, seenAt: TEST_NOW })).toMatchObject({ problem: 'not-found' })
    await profiles.save({ ...waiting, vettingStatus: 'approved', status: 'new', jobTitle: 'Astronaut' })
    await claim({ ...command, actor: OTHER_VETTER })
    expect(await read(command)).toMatchObject({
      value: {
        proposed: { jobTitle: 'Astronaut' },
        approved: { at: TEST_NOW, profile: { jobTitle: waiting.jobTitle } },
        claim: { operatorUuid: OTHER_VETTER.operatorUuid },
      },
    })
  })

  // MOD-5, MOD-29, MOD-84
  it('holds at once, is logged, and is told with its message when it can no longer be taken back, once', async () => {
    const { audit, clock, decideOn, outbox, profiles, tell } = vettingFixture(waiting)
    expect(await decideOn(waiting, { ...rejection, reasons: [] })).toMatchObject({
      problem: 'invalid',
      details: { reasons: ['Choose at least one reason'] },
    })
    expect(await decideOn(waiting, rejection)).toMatchObject({
      value: { undoUntil: addSeconds(TEST_NOW, VETTING_UNDO_SECONDS) },
    })
    const decided = await profiles.find(contractorUuid)
    expect(decided).toMatchObject({ vettingStatus: 'rejected', status: 'reviewed' })
    expect(decided?.vettingReasons).toEqual([
      { code: 'picture-unsuitable', section: 'ProfilePicture', label: 'Choose a picture that shows your face' },
    ])
    expect(audit.entries()).toMatchObject([
      {
        action: 'profile-decided',
        actorUuid: VETTER.operatorUuid,
        details: { decision: 'rejected', reasons: ['picture-unsuitable'] },
      },
    ])
    clock.advance(VETTING_UNDO_SECONDS * SECOND_MS - 1)
    expect(await tell()).toBe(0)
    expect(outbox.events.map(({ type }) => type)).toEqual(['profile-changed'])
    clock.advance(1)
    expect([await tell(), await tell()]).toEqual([1, 0])
    expect(outbox.ofType('vetting-changed')).toMatchObject([
      { contractorUuid, from: 'pending', to: 'rejected', message: 'It shows a car.' },
    ])
  })

  // MOD-5
  it('on a change of an approved profile is no news', async () => {
    const changed = aProfile({ uuid: uuidOf(2), vettingStatus: 'approved', status: 'new' })
    const { clock, decideOn, outbox, tell } = vettingFixture(changed)
    await decideOn(changed, approval)
    clock.advance(MINUTE_MS)
    expect(await tell()).toBe(1)
    expect(outbox.ofType('vetting-changed')).toEqual([])
  })
})

describe('taking a decision back', () => {
  // MOD-84
  it.each([approval, rejection])(
    'makes the profile wait as before, held by its vetter: $decision',
    async (decision) => {
      const { audit, clock, decideOn, list, outbox, profiles, read, tell, undo, vettingReviews } =
        vettingFixture(waiting)
      const before = await list({ actor: VETTER })
      const made = await decideOn(waiting, decision)
      clock.advance(VETTING_UNDO_SECONDS * SECOND_MS - 1)
      const command = { actor: VETTER, decisions: [idOf(made)] }
      const outcome = [{ decision: idOf(made), contractorUuid, problem: null }]
      expect(await undo(command)).toEqual({ ok: true, value: outcome })
      expect(await profiles.find(contractorUuid)).toEqual(waiting)
      expect(await vettingReviews.findApproved(contractorUuid)).toBeNull()
      expect(await read({ actor: VETTER, contractorUuid })).toMatchObject({
        value: { claim: { operatorUuid: VETTER.operatorUuid } },
      })
      // A second time changes nothing.
      expect(await undo(command)).toEqual({ ok: true, value: outcome })
      expect(audit.entries().map(({ action }) => action)).toEqual(['profile-decided', 'profile-decision-undone'])
      clock.advance(MINUTE_MS)
      expect(await tell()).toBe(0)
      expect(outbox.events.map(({ type }) => type)).toEqual(['profile-changed', 'profile-changed'])
      await vettingReviews.release(contractorUuid, VETTER.operatorUuid)
      expect(await list({ actor: VETTER })).toEqual(before)
    },
  )

  // MOD-84
  it('brings back what was approved before', async () => {
    const changed = aProfile({ uuid: uuidOf(2), vettingStatus: 'approved', status: 'new', jobTitle: 'Astronaut' })
    const { decideOn, profiles, undo, vettingReviews } = vettingFixture(changed)
    const approved = { profile: { ...changed, jobTitle: 'Pilot' }, at: addDays(TEST_NOW, -9) }
    await vettingReviews.saveApproved(changed.uuid, approved)
    const made = await decideOn(changed, approval)
    await undo({ actor: VETTER, decisions: [idOf(made)] })
    expect(await vettingReviews.findApproved(changed.uuid)).toEqual(approved)
    expect(await profiles.find(changed.uuid)).toEqual(changed)
  })

  // MOD-84
  it('is refused when its time is over, something else has happened, or it is another vetter’s', async () => {
    const others = [2, 3].map(pending)
    const { clock, decideOn, profiles, undo } = vettingFixture(waiting, ...others)
    const [first, second, third] = [waiting, ...others]
    const made: string[] = []
    for (const profile of [first, second, third]) if (profile) made.push(idOf(await decideOn(profile, approval)))
    const [resaved] = others
    if (resaved) await profiles.save({ ...resaved, vettingStatus: 'approved', status: 'new', updatedAt: TEST_NOW })
    const problemsOf = async (actor = VETTER) => {
      const undone = await undo({ actor, decisions: [...made, uuidOf(9)] })
      return undone.ok && undone.value.map(({ problem }) => problem)
    }
    expect(await problemsOf(OTHER_VETTER)).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
    expect(await problemsOf()).toEqual([null, 'changed-meanwhile', null, 'not-found'])
    const again = await decideOn(waiting, approval)
    clock.advance(VETTING_UNDO_SECONDS * SECOND_MS)
    expect(await undo({ actor: VETTER, decisions: [idOf(again)] })).toMatchObject({ value: [{ problem: 'too-late' }] })
    expect(await profiles.find(contractorUuid)).toMatchObject({ vettingStatus: 'approved' })
    expect(await undo({ actor: VETTER, decisions: [] })).toMatchObject({ problem: 'invalid' })
  })
})

describe('approving several profiles', () => {
  // MOD-85
  it('approves each for itself, and says why it did not', async () => {
    const [first, held, saved, gone] = [1, 2, 3, 4].map(pending)
    const { approve, audit, claim, list, profiles, undo, vettingReviews } = vettingFixture(
      ...[first, held, saved].filter((one) => one !== undefined),
    )
    await claim({ actor: OTHER_VETTER, contractorUuid: held?.uuid ?? '' })
    const seen = [first, held, saved, gone, first].map((one) => ({
      contractorUuid: one?.uuid ?? '',
      seenAt: one?.updatedAt ?? TEST_NOW,
    }))
    if (saved) await profiles.save({ ...saved, jobTitle: 'Astronaut', updatedAt: TEST_NOW })
    const done = await approve({ actor: VETTER, profiles: seen })
    expect(done).toMatchObject({
      value: [
        { contractorUuid: first?.uuid, problem: null, decision: { uuid: expect.any(String) } },
        { contractorUuid: held?.uuid, problem: 'claimed', heldBy: 'Inês Carvalho', decision: null },
        { contractorUuid: saved?.uuid, problem: 'changed-meanwhile', heldBy: null },
        { contractorUuid: gone?.uuid, problem: 'not-found' },
      ],
    })
    expect(await profiles.find(first?.uuid ?? '')).toMatchObject({ vettingStatus: 'approved', status: 'reviewed' })
    expect(audit.entries()).toMatchObject([{ action: 'profile-decided', subjectUuid: first?.uuid }])
    // What was not approved is held by nobody new, so that others can look at it.
    expect(await vettingReviews.findClaim(saved?.uuid ?? '', TEST_NOW)).toBeNull()
    expect(await list({ actor: VETTER })).toMatchObject({ value: { total: 2, decidedToday: 1 } })
    const decisions = done.ok ? done.value.flatMap(({ decision }) => decision?.uuid ?? []) : []
    expect(await undo({ actor: VETTER, decisions })).toMatchObject({ value: [{ problem: null }] })
  })

  // MOD-85
  it('takes as many as the queue shows', async () => {
    const { approve, audit } = vettingFixture(waiting)
    const one = { contractorUuid, seenAt: waiting.updatedAt }
    for (const profiles of [[], Array.from({ length: BULK_APPROVAL_MAX + 1 }, () => one)])
      expect(await approve({ actor: VETTER, profiles })).toMatchObject({ problem: 'invalid' })
    expect(audit.entries()).toEqual([])
  })
})
