import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anEmployerActor,
  aProfile,
  fakeClock,
  fakeIds,
  fakeOutbox,
  fakeProfileImports,
  fakeProfiles,
  fakeUnitOfWork,
  fakeVetting,
  noLists,
  TEST_NOW,
} from '../../../testing/index.ts'
import type { Place } from '../../reference/index.ts'
import { HOUR_MS } from '../../shared/index.ts'
import type { ImportChoices } from './import-choices.ts'
import { importProfile } from './import-profile.ts'
import { undoProfileImport } from './undo-profile-import.ts'

const kept = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000001',
  title: 'Developer',
  company: 'Umoya Energy',
  location: null,
  description: 'Mine.',
  currentWork: false,
  startDate: '2018-01-01',
  endDate: '2019-01-01',
  skills: ['dbt'],
}
const second = { ...kept, uuid: '0199a1f4-7c1e-7a53-9c3d-000000000002', title: 'Intern', endDate: '2018-06-01' }
const profile = {
  ...aProfile(),
  skills: ['dbt'],
  languages: ['English'],
  workExperiences: [kept, second],
  qualifications: [],
}
const actor = aContractorActor()
const { uuid: _uuid, ...form } = kept
const study = {
  qualification: 'BSc',
  educationType: "Bachelor's degree",
  institution: 'Wits',
  dateGraduated: '2014-01-01',
  currentlyCompleting: false,
}
const durban: Place = {
  id: 'durban',
  title: 'Durban, KwaZulu-Natal, South Africa',
  type: 'locality',
  latitude: -29.86,
  longitude: 31.02,
  countryCode: 'ZA',
  provinceCode: 'ZA.02',
  address: { streetNumber: null, route: null, city: 'Durban', province: null, country: null, postalCode: null },
}
const home = {
  locationTitle: durban.title,
  latitude: durban.latitude,
  longitude: durban.longitude,
  countryCode: 'ZA',
  provinceCode: 'ZA.02',
}
const moving: ImportChoices = { placeId: durban.id, workExperiences: [], qualifications: [] }
const choices: ImportChoices = {
  jobTitle: ' Architect ',
  skills: ['Queues'],
  languages: ['english', 'isizulu'],
  workExperiences: [
    { replaces: kept.uuid, entry: { ...form, description: 'From the file.' } },
    { replaces: null, entry: { ...form, title: 'Lead', currentWork: true, endDate: null } },
  ],
  qualifications: [{ replaces: null, entry: study }],
}

const setUp = () => {
  const clock = fakeClock(TEST_NOW)
  const outbox = fakeOutbox()
  const profiles = fakeProfiles(profile)
  const profileImports = fakeProfileImports()
  const unitOfWork = fakeUnitOfWork({ ...fakeVetting(), outbox, profileImports, profiles })
  const places = { find: (id: string) => Promise.resolve(id === durban.id ? durban : null) }
  const deps = { clock, ids: fakeIds(), listSource: noLists, places, unitOfWork, vettingMode: 'auto' } as const
  const current = async () => (await profiles.find(profile.uuid)) ?? profile
  return { clock, current, importing: importProfile(deps), outbox, profiles, undoing: undoProfileImport(deps) }
}

describe('importing a profile', () => {
  // PROF-33
  it('replaces, adds and keeps entries in one step', async () => {
    const { current, importing, outbox } = setUp()
    expect(await importing({ actor, choices })).toMatchObject({ ok: true })
    const saved = await current()
    expect(saved).toMatchObject({ jobTitle: 'Architect', skills: ['dbt', 'Queues'], languages: ['English', 'isiZulu'] })
    expect(saved.introduction).toBe(profile.introduction)
    expect(saved.workExperiences.map(({ description, title }) => [title, description])).toEqual([
      ['Lead', 'Mine.'],
      ['Developer', 'From the file.'],
      ['Intern', 'Mine.'],
    ])
    expect(saved.qualifications).toMatchObject([study])
    expect(outbox.events.map(({ type }) => type)).toContain('profile-changed')
  })

  // PROF-47
  it('moves to a known place, with its coordinates, country and province', async () => {
    const { current, importing, undoing } = setUp()
    expect(await importing({ actor, choices: moving })).toMatchObject({ ok: true })
    expect(await current()).toMatchObject({ ...home, jobTitle: profile.jobTitle })
    await undoing({ actor })
    const { countryCode, latitude, locationTitle } = profile
    expect(await current()).toMatchObject({ countryCode, latitude, locationTitle })
  })

  // PROF-37, PROF-47
  it('keeps a place that was changed by hand since', async () => {
    const { current, importing, profiles, undoing } = setUp()
    await importing({ actor, choices: moving })
    await profiles.save({ ...(await current()), locationTitle: 'Pretoria', latitude: -25.7, longitude: 28.2 })
    await undoing({ actor })
    expect(await current()).toMatchObject({ locationTitle: 'Pretoria', latitude: -25.7 })
  })

  // PROF-47
  it('refuses a place that is not known', async () => {
    const { current, importing } = setUp()
    expect(await importing({ actor, choices: { ...choices, placeId: 'atlantis' } })).toMatchObject({
      problem: 'invalid',
      details: { placeId: ['Value is not one of the options'] },
    })
    expect(await current()).toEqual(profile)
  })

  // PROF-33
  it('returns all errors by path, and saves nothing', async () => {
    const { current, importing } = setUp()
    const wrong: ImportChoices = {
      jobTitle: '',
      skills: ['x'.repeat(61), 'Environment, Health'],
      languages: ['Klingon'],
      workExperiences: [
        { replaces: null, entry: form },
        { replaces: null, entry: { ...form, title: '', startDate: '2030-01-01' } },
      ],
      qualifications: [{ replaces: null, entry: { ...study, educationType: 'Wizard' } }],
    }
    const answer = await importing({ actor, choices: wrong })
    expect(answer).toMatchObject({ ok: false, problem: 'invalid' })
    expect(answer.ok ? [] : Object.keys(answer.details ?? {}).toSorted()).toEqual([
      'jobTitle',
      'languages',
      'qualifications.0.educationType',
      'skills',
      'workExperiences.1.endDate',
      'workExperiences.1.startDate',
      'workExperiences.1.title',
    ])
    expect(await current()).toEqual(profile)
  })

  it('refuses to replace an entry that does not exist, and the same entry twice', async () => {
    const { current, importing } = setUp()
    const gone = [{ replaces: '0199a1f4-7c1e-7a53-9c3d-00000000000f', entry: form }]
    expect(await importing({ actor, choices: { workExperiences: gone, qualifications: [] } })).toMatchObject({
      details: { 'workExperiences.0.replaces': ['This entry is not there any more'] },
    })
    const row = { replaces: kept.uuid, entry: form }
    expect(await importing({ actor, choices: { workExperiences: [row, row], qualifications: [] } })).toMatchObject({
      details: { 'workExperiences.1.replaces': ['Only one row can take the place of an entry'] },
    })
    expect(await current()).toEqual(profile)
  })

  it('is refused without any choice, and without a profile', async () => {
    const { importing, undoing } = setUp()
    const nothing = { workExperiences: [], qualifications: [] }
    expect(await importing({ actor, choices: nothing })).toMatchObject({ problem: 'invalid' })
    expect(await importing({ actor: anEmployerActor(), choices })).toMatchObject({ problem: 'forbidden' })
    expect(await undoing({ actor: anEmployerActor() })).toMatchObject({ problem: 'forbidden' })
  })
})

describe('undoing an import', () => {
  const sections = ({ updatedAt: _at, status: _status, vettingStatus: _vetting, ...rest }: typeof profile) => rest

  // PROF-37
  it('restores the earlier profile, once', async () => {
    const { current, importing, undoing } = setUp()
    await importing({ actor, choices })
    expect(await undoing({ actor })).toMatchObject({ ok: true })
    const restored = await current()
    expect(restored.workExperiences).toHaveLength(2)
    expect(restored.workExperiences).toEqual(expect.arrayContaining([kept, second]))
    const { workExperiences: _now, ...rest } = sections({
      ...profile,
      ...restored,
      workExperiences: [kept, second],
    } as typeof profile)
    const { workExperiences: _then, ...before } = sections(profile)
    expect(rest).toEqual(before)
    expect(await undoing({ actor })).toMatchObject({ ok: false, problem: 'nothing-to-undo' })
  })

  // PROF-37
  it('keeps later manual changes', async () => {
    const { current, importing, profiles, undoing } = setUp()
    await importing({ actor, choices })
    const imported = await current()
    const edited = imported.workExperiences.map((entry) =>
      entry.title === 'Lead' ? { ...entry, title: 'Head' } : entry,
    )
    await profiles.save({
      ...imported,
      introduction: 'By hand',
      skills: [...imported.skills, 'Boats'],
      workExperiences: edited,
    })
    await undoing({ actor })
    const undone = await current()
    expect(undone).toMatchObject({ jobTitle: profile.jobTitle, introduction: 'By hand', skills: ['dbt', 'Boats'] })
    expect(undone.workExperiences.map(({ description, title }) => [title, description])).toEqual([
      ['Head', 'Mine.'],
      ['Developer', 'Mine.'],
      ['Intern', 'Mine.'],
    ])
  })

  // PROF-37
  it('is refused after a day', async () => {
    const { clock, importing, undoing } = setUp()
    await importing({ actor, choices })
    clock.advance(24 * HOUR_MS)
    expect(await undoing({ actor })).toMatchObject({ problem: 'nothing-to-undo' })
  })
})
