import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aProfile,
  aShippedLists,
  fakeClock,
  fakeIds,
  fakeOutbox,
  fakeProfiles,
  fakeUnitOfWork,
  fakeVetting,
  noLists,
  TEST_NOW,
} from '../../../testing/index.ts'
import { fixedLists, shippedEntry } from '../../reference/index.ts'
import { saveProfileList } from './save-profile-list.ts'

const actor = aContractorActor()

const setUp = (profile = aProfile()) => {
  const profiles = fakeProfiles(profile)
  const deps = {
    clock: fakeClock(TEST_NOW),
    ids: fakeIds(),
    listSource: noLists,
    vettingMode: 'auto',
    unitOfWork: fakeUnitOfWork({ ...fakeVetting(), profiles, outbox: fakeOutbox() }),
  } as const
  return { deps, stored: () => profiles.find(actor.accountUuid) }
}

describe('saving a list of a profile', () => {
  // PROF-9
  it('merges skills, or replaces them if requested', async () => {
    const { deps, stored } = setUp()
    await saveProfileList(deps)({ actor, list: 'skills', items: ['kafka', 'Go'] })
    expect(await stored()).toMatchObject({ skills: ['Java', 'PostgreSQL', 'Kafka', 'Go'], status: 'new' })
    await saveProfileList(deps)({ actor, list: 'skills', items: ['Go'], replace: true })
    expect(await stored()).toMatchObject({ skills: ['Go'] })
  })

  // PROF-7
  it.each(['Environment, Health', '[Lean', 'Lean]', 'so-called "Lean"'])(
    'refuses the skill %s, unless the profile has it already',
    async (skill) => {
      const { deps, stored } = setUp()
      expect(await saveProfileList(deps)({ actor, list: 'skills', items: ['Go', skill] })).toMatchObject({
        details: { items: ['Value has a comma, bracket or quote'] },
      })
      const had = setUp(aProfile({ skills: [skill] }))
      await saveProfileList(had.deps)({ actor, list: 'skills', items: [skill, 'Go'], replace: true })
      expect(await stored()).toMatchObject({ skills: aProfile().skills })
      expect(await had.stored()).toMatchObject({ skills: [skill, 'Go'] })
    },
  )

  // PROF-7
  it('accepts only industries and languages of the lists', async () => {
    const { deps, stored } = setUp()
    await saveProfileList(deps)({ actor, list: 'industries', items: ['Advisory', 'Sales & Marketing'] })
    await saveProfileList(deps)({ actor, list: 'languages', items: ['english', 'French'] })
    expect(await stored()).toMatchObject({
      industries: ['Advisory', 'Sales & Marketing'],
      languages: ['English', 'French'],
    })
    expect(await saveProfileList(deps)({ actor, list: 'industries', items: ['Advisory', 'Magic'] })).toEqual({
      ok: false,
      problem: 'invalid',
      details: { items: ['Magic is not one of the options'] },
    })
    expect(await saveProfileList(deps)({ actor, list: 'languages', items: ['Klingon'] })).toMatchObject({ ok: false })
  })

  // REF-29
  it('keeps an industry that is not offered any more, in the spelling of now', async () => {
    const { deps, stored } = setUp()
    const listSource = fixedLists(aShippedLists(), [
      { ...shippedEntry('Software', { code: 'information-technology' }), isRetired: true, list: 'industries' },
      { ...shippedEntry('Advisory'), isRetired: true, list: 'industries' },
    ])
    const save = (items: readonly string[]) =>
      saveProfileList({ ...deps, listSource })({ actor, list: 'industries', items })
    expect(await save(['Advisory', 'Sales & Marketing'])).toMatchObject({
      details: { items: ['Advisory is not one of the options'] },
    })
    expect(await stored()).toMatchObject({ industries: ['Information Technology'] })
    await saveProfileList(deps)({ actor, list: 'industries', items: ['Advisory'] })
    await save(['advisory', 'sales & marketing'])
    expect(await stored()).toMatchObject({ industries: ['Advisory', 'Sales & Marketing'] })
  })
})
