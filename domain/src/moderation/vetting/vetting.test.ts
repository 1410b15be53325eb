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

  // MOD-86
  it('says how long people wait, and how many its reader has decided on today', async () => {
    const late = aProfile({ uuid: uuidOf(2), vettingStatus: 'pending', updatedAt: addDays(TEST_NOW, -2) })
    const { clock, decideOn, list } = vettingFixture(waiting, late)
    const waits = { late: 1, oldestSince: late.updatedAt, medianSince: late.updatedAt, decidedToday: 0 }
    expect(await list({ actor: VETTER })).toMatchObject({ value: waits })
    await decideOn(late, approval)
    const rest = { late: 0, oldestSince: waiting.updatedAt, medianSince: waiting.updatedAt }
    expect(await list({ actor: VETTER })).toMatchObject({ value: { ...rest, decidedToday: 1 } })
    expect(await list({ actor: OTHER_VETTER })).toMatchObject({ value: { decidedToday: 0 } })
    clock.set(new Date('2026-03-03T00:00:00.000Z'))
    expect(await list({ actor: VETTER })).toMatchObject({ value: { decidedToday: 0 } })
  })

  // MOD-12, MOD-27
  it('is for vetters and superadmins', async () => {
    const { approve, claim, decide, list, read, release, undo } = vettingFixture(waiting)
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
        await approve({ actor, profiles: [{ contractorUuid, seenAt: waiting.updatedAt }] }),
        await undo({ actor, decisions: [uuidOf(1)] }),
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
