import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anEmployerActor,
  aProfile,
  fakeClock,
  fakeIds,
  fakeOutbox,
  fakeProfiles,
  fakeUnitOfWork,
  fakeVetting,
  noLists,
  TEST_NOW,
} from '../../testing/index.ts'
import { addQualification, listQualifications, removeQualification, replaceQualification } from './qualification.ts'

const actor = aContractorActor()
const entry = {
  qualification: 'MSc Statistics',
  educationType: "Master's degree",
  institution: 'Wits',
  dateGraduated: '2016-06-01',
  currentlyCompleting: false,
}

const setUp = () => {
  const profiles = fakeProfiles(aProfile())
  const outbox = fakeOutbox()
  const unitOfWork = fakeUnitOfWork({ ...fakeVetting(), profiles, outbox })
  const deps = {
    clock: fakeClock(TEST_NOW),
    ids: fakeIds(),
    listSource: noLists,
    vettingMode: 'auto',
    unitOfWork,
  } as const
  return { deps, outbox, profiles, stored: () => profiles.find(actor.accountUuid) }
}

describe('a qualification', () => {
  // PROF-52
  it('may be completed on the current date of any time zone, and no later', async () => {
    const { deps } = setUp()
    const clock = fakeClock(new Date('2026-03-02T10:00:00Z'))
    const complete = (dateGraduated: string) =>
      addQualification({ ...deps, clock })({ actor, id: 'new', entry: { ...entry, dateGraduated } })
    expect(await complete('2026-03-03')).toMatchObject({ ok: true })
    expect(await complete('2026-03-04')).toMatchObject({ problem: 'invalid' })
  })

  // PROF-18
  it('is added, listed in order, replaced and removed', async () => {
    const { deps, outbox, profiles, stored } = setUp()
    const added = await addQualification(deps)({ actor, id: 'new', entry })
    const uuid = added.ok ? added.value.uuid : ''
    expect(await stored()).toMatchObject({ status: 'new', vettingStatus: 'approved' })
    expect(outbox.ofType('profile-changed')).toHaveLength(1)
    const listed = await listQualifications({ profiles })({ actor })
    expect(listed).toMatchObject({ value: [{ uuid, institution: 'Wits' }, { qualification: 'BSc Computer Science' }] })
    const earlier = { ...entry, dateGraduated: '2010-06-01' }
    const replaced = await replaceQualification(deps)({ actor, uuid, entry: earlier })
    expect(replaced).toMatchObject({ ok: true, value: { uuid, dateGraduated: '2010-06-01' } })
    expect(await listQualifications({ profiles })({ actor })).toMatchObject({
      value: [{ qualification: 'BSc Computer Science' }, { uuid }],
    })
    expect(await removeQualification(deps)({ actor, uuid })).toEqual({ ok: true, value: null })
    expect(await removeQualification(deps)({ actor, uuid })).toEqual({ ok: false, problem: 'not-found' })
    expect(await replaceQualification(deps)({ actor, uuid, entry })).toEqual({ ok: false, problem: 'not-found' })
  })

  // PROF-17
  it('is limited to sixty, with a message; existing ones can still be changed', async () => {
    const { deps, stored } = setUp()
    const ids = Array.from(
      { length: 59 },
      (_, index) => `01920000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    )
    for (const id of ids) expect(await addQualification(deps)({ actor, id, entry })).toMatchObject({ ok: true })
    expect(await addQualification(deps)({ actor, id: 'new', entry })).toEqual({
      ok: false,
      problem: 'invalid',
      details: { qualification: ['A profile holds 60 entries. Please remove one first.'] },
    })
    expect(await addQualification(deps)({ actor, id: ids[0] ?? '', entry })).toMatchObject({ ok: true })
    expect((await stored())?.qualifications).toHaveLength(60)
  })

  // PROF-16
  it('is one entry if the same client id is used twice', async () => {
    const { deps, stored } = setUp()
    const id = '01920000-0000-7000-8000-00000000000A'
    await addQualification(deps)({ actor, id, entry })
    expect(await addQualification(deps)({ actor, id, entry })).toMatchObject({ value: { uuid: id.toLowerCase() } })
    expect((await stored())?.qualifications).toHaveLength(2)
  })

  it('is refused to employers and for a form with errors', async () => {
    const { deps, profiles } = setUp()
    const other = anEmployerActor()
    expect(await listQualifications({ profiles })({ actor: other })).toMatchObject({ problem: 'forbidden' })
    expect(await addQualification(deps)({ actor: other, id: 'new', entry })).toMatchObject({ problem: 'forbidden' })
    const invalid = await addQualification(deps)({ actor, id: 'new', entry: { ...entry, institution: ' ' } })
    expect(invalid).toEqual({ ok: false, problem: 'invalid', details: { institution: ['Value is required'] } })
  })
})
