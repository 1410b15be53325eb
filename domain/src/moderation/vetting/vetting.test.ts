import { describe, expect, it } from 'vitest'
import { aProfile, OTHER_VETTER, TEST_NOW, VETTER, vettingFixture } from '../../../testing/index.ts'
import { addDays, MINUTE_MS } from '../../shared/index.ts'

const uuidOf = (number: number): string => `01900000-0000-7000-8000-00000000010${number}`
const waiting = aProfile({ uuid: uuidOf(1), vettingStatus: 'pending', updatedAt: addDays(TEST_NOW, -1) })
const contractorUuid = waiting.uuid
const approval = { decision: 'approved', reasons: [], message: null } as const

describe('the queue of vetters', () => {
  // MOD-27
  it('has what is pending, and changes of approved profiles, the oldest first', async () => {
    const older = aProfile({
      uuid: uuidOf(2),
      vettingStatus: 'approved',
      status: 'new',
      updatedAt: addDays(TEST_NOW, -3),
    })
    const again = aProfile({
      uuid: uuidOf(3),
      vettingStatus: 'pending',
      resubmittedAt: [addDays(TEST_NOW, -2)],
      updatedAt: addDays(TEST_NOW, -2),
    })
    const others = (['changes_requested', 'rejected', 'suspended', 'incomplete', 'approved'] as const).map(
      (vettingStatus, at) => aProfile({ uuid: uuidOf(4 + at), vettingStatus, status: 'reviewed' }),
    )
    const { list } = vettingFixture(waiting, older, again, ...others)
    const listed = await list({ actor: VETTER })
    expect(listed.ok && listed.value.entries.map(({ kind, waitingSince }) => [kind, waitingSince])).toEqual([
      ['new', older.updatedAt],
      ['again', again.updatedAt],
      ['new', waiting.updatedAt],
    ])
    expect(listed).toMatchObject({ value: { total: 3 } })
  })

  // MOD-12, MOD-27
  it('is for vetters and superadmins', async () => {
    const { claim, decide, list, read, release } = vettingFixture(waiting)
    for (const actor of [
      { ...VETTER, role: 'support' },
      { ...VETTER, role: 'billing' },
      { ...VETTER, mustSetUpTwoFactor: true },
    ] as const) {
      const command = { actor, contractorUuid }
      const refused = [
        await list(command),
        await read(command),
        await claim(command),
        await release(command),
        await decide({ ...command, ...approval, seenAt: waiting.updatedAt }),
      ]
      for (const one of refused) expect(one).toMatchObject({ problem: 'forbidden' })
    }
  })

  // MOD-28
  it('gives a profile to one vetter for ten minutes from the last look on', async () => {
    const { claim, clock, list } = vettingFixture(waiting)
    expect(await claim({ actor: VETTER, contractorUuid })).toMatchObject({ ok: true })
    expect(await claim({ actor: OTHER_VETTER, contractorUuid })).toMatchObject({
      problem: 'claimed',
      details: { by: 'Callum Nguyen' },
    })
    clock.advance(9 * MINUTE_MS)
    expect(await claim({ actor: VETTER, contractorUuid })).toMatchObject({ ok: true })
    clock.advance(9 * MINUTE_MS)
    expect(await claim({ actor: OTHER_VETTER, contractorUuid })).toMatchObject({ problem: 'claimed' })
    expect(await list({ actor: OTHER_VETTER })).toMatchObject({
      value: { entries: [{ claim: { operatorName: 'Callum Nguyen' } }] },
    })
    clock.advance(MINUTE_MS)
    expect(await claim({ actor: OTHER_VETTER, contractorUuid })).toMatchObject({ ok: true })
  })

  // MOD-28
  it('takes a profile back from its vetter, and from nobody else', async () => {
    const { claim, release } = vettingFixture(waiting)
    await claim({ actor: VETTER, contractorUuid })
    await release({ actor: OTHER_VETTER, contractorUuid })
    expect(await claim({ actor: OTHER_VETTER, contractorUuid })).toMatchObject({ problem: 'claimed' })
    expect(await release({ actor: VETTER, contractorUuid: uuidOf(9) })).toMatchObject({ problem: 'not-found' })
    await release({ actor: VETTER, contractorUuid })
    expect(await claim({ actor: OTHER_VETTER, contractorUuid })).toMatchObject({ ok: true })
  })

  // MOD-27
  it('does not know profiles that do not wait', async () => {
    const decided = aProfile({ uuid: uuidOf(2), vettingStatus: 'rejected' })
    const { claim, read } = vettingFixture(decided)
    for (const uuid of [decided.uuid, uuidOf(9)]) {
      expect(await claim({ actor: VETTER, contractorUuid: uuid })).toMatchObject({ problem: 'not-found' })
      expect(await read({ actor: VETTER, contractorUuid: uuid })).toMatchObject({ problem: 'not-found' })
    }
  })
})

describe('deciding on a profile', () => {
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
})
