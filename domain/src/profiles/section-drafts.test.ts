import { describe, expect, it } from 'vitest'
import { aProfile, fakeClock, fakeProfiles, fakeSectionDrafts, TEST_NOW } from '../../testing/index.ts'
import type { Actor } from '../identity/index.ts'
import { addMinutes } from '../shared/index.ts'
import {
  discardSectionDraft,
  listSectionDrafts,
  saveSectionDraft,
  readSectionDraft,
  SECTION_DRAFT_MAX_LENGTH,
} from './section-drafts.ts'

const profile = aProfile()
const actor: Actor = {
  accountUuid: profile.uuid,
  userType: 'contractor',
  verified: true,
  companyUuid: null,
  role: null,
}
const world = () => {
  const clock = fakeClock(TEST_NOW)
  const deps = { clock, profiles: fakeProfiles(profile), sectionDrafts: fakeSectionDrafts() }
  return {
    clock,
    deps,
    drop: discardSectionDraft(deps),
    list: listSectionDrafts(deps),
    keep: saveSectionDraft(deps),
    read: readSectionDraft(deps),
  }
}

describe('the draft of a profile section', () => {
  // PROF-11
  it('is stored until it is discarded, in its latest version', async () => {
    const { clock, drop, keep, read } = world()
    const command = { actor, section: 'main-profile' }
    expect(await read(command)).toEqual({ ok: true, value: null })
    await keep({ ...command, form: 'Buoys' })
    clock.set(addMinutes(TEST_NOW, 1))
    const last = { form: 'Buoys, from paint to chain', savedAt: addMinutes(TEST_NOW, 1) }
    expect(await keep({ ...command, form: last.form })).toEqual({ ok: true, value: last })
    expect(await read(command)).toEqual({ ok: true, value: last })
    await drop(command)
    expect(await read(command)).toEqual({ ok: true, value: null })
  })

  // PROF-48
  it('is listed with the others, without those of entries that are gone', async () => {
    const { deps, keep, list } = world()
    await keep({ actor, section: 'skills', form: 'x' })
    await keep({ actor, section: 'main-profile', form: 'y' })
    await deps.sectionDrafts.save(actor.accountUuid, 'work:gone', { form: 'z', savedAt: TEST_NOW })
    expect(await list({ actor })).toEqual({
      ok: true,
      value: [
        { section: 'main-profile', form: 'y', savedAt: TEST_NOW },
        { section: 'skills', form: 'x', savedAt: TEST_NOW },
      ],
    })
    expect(await list({ actor: { ...actor, userType: 'employer' } })).toEqual({ ok: false, problem: 'forbidden' })
  })

  it('can belong to a list, a new entry or an existing entry', async () => {
    const { keep } = world()
    const uuid = profile.workExperiences[0]?.uuid ?? ''
    for (const section of ['industries', 'skills', 'languages', 'work:new', 'education:new', `work:${uuid}`]) {
      expect(await keep({ actor, section, form: 'x' })).toMatchObject({ ok: true })
    }
  })

  it('is refused for sections that the profile does not have', async () => {
    const { drop, keep, read } = world()
    const uuid = profile.workExperiences[0]?.uuid ?? ''
    for (const section of ['', 'picture', `education:${uuid}`, 'work:', `work:${actor.accountUuid}`, uuid]) {
      expect(await keep({ actor, section, form: 'x' })).toEqual({ ok: false, problem: 'not-found' })
      expect(await read({ actor, section })).toEqual({ ok: false, problem: 'not-found' })
      expect(await drop({ actor, section })).toEqual({ ok: false, problem: 'not-found' })
    }
  })

  it('has a maximum length', async () => {
    const { keep, read } = world()
    const command = { actor, section: 'skills' }
    expect(await keep({ ...command, form: '🛟'.repeat(SECTION_DRAFT_MAX_LENGTH) })).toMatchObject({ ok: true })
    expect(await keep({ ...command, form: 'x'.repeat(SECTION_DRAFT_MAX_LENGTH + 1) })).toMatchObject({
      problem: 'invalid',
      details: { form: [`The maximum length allowed is ${SECTION_DRAFT_MAX_LENGTH}`] },
    })
    expect(await read(command)).toMatchObject({ value: { form: '🛟'.repeat(SECTION_DRAFT_MAX_LENGTH) } })
  })

  it('is only for actors with a profile', async () => {
    const { keep } = world()
    const employer: Actor = { ...actor, userType: 'employer' }
    expect(await keep({ actor: employer, section: 'skills', form: 'x' })).toEqual({ ok: false, problem: 'forbidden' })
  })
})
