import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anEmployerActor,
  aProfile,
  fakeClock,
  fakeProfileReader,
  fakeProfiles,
  foundProfile,
  TEST_NOW,
} from '../../../testing/index.ts'
import type { Place } from '../../reference/index.ts'
import { listItemError } from '../entries/list-items.ts'
import { joinList, splitList } from '../entries/text-lists.ts'
import { createImportProposal } from './import-proposal.ts'
import { readProfileFile } from './read-profile-file.ts'

const profile = {
  ...aProfile(),
  skills: ['TypeScript'],
  languages: ['isiZulu'],
  workExperiences: [],
  qualifications: [],
}
const found = foundProfile()
const [role] = found.roles
const [study] = found.education
if (role === undefined || study === undefined) throw new Error('The builder has a role and a study')
const contractor = aContractorActor()

describe('the proposal for a parsed profile', () => {
  // PROF-36
  it('uses the first day of dates and guesses the level of education', () => {
    const { qualifications, workExperiences } = createImportProposal(found, profile, TEST_NOW)
    expect(workExperiences).toEqual([
      {
        title: 'Backend developer',
        company: 'Umoya Energy',
        location: 'Durban',
        description: 'Meters and money.',
        startDate: '2021-03-01',
        endDate: null,
        currentWork: true,
        skills: [],
        duplicateOf: null,
      },
    ])
    expect(qualifications).toEqual([
      {
        institution: 'University of KwaZulu-Natal',
        qualification: 'BSc, Computer Science',
        educationType: "Bachelor's degree",
        startDate: '2011-01-01',
        dateGraduated: '2014-01-01',
        currentlyCompleting: false,
        duplicateOf: null,
      },
    ])
  })

  // PROF-34
  it('recognises a role by company, title and first month', () => {
    const entry = {
      uuid: '0199a1f4-7c1e-7a53-9c3d-000000000001',
      title: 'backend  developer',
      company: 'UMOYA energy',
      location: null,
      description: null,
      currentWork: true,
      startDate: '2021-03-17',
      endDate: null,
      skills: [],
    }
    const duplicateOf = (changed: object) =>
      createImportProposal(found, { ...profile, workExperiences: [{ ...entry, ...changed }] }, TEST_NOW)
        .workExperiences[0]?.duplicateOf
    expect(duplicateOf({})).toBe(entry.uuid)
    expect(duplicateOf({ startDate: '2021-04-01' })).toBeNull()
    expect(duplicateOf({ company: 'Umoya' })).toBeNull()
    expect(duplicateOf({ title: 'Lead' })).toBeNull()
  })

  // PROF-34
  it('recognises a qualification by its name and institution', () => {
    const entry = {
      uuid: '0199a1f4-7c1e-7a53-9c3d-000000000002',
      qualification: 'bsc, computer science',
      educationType: "Bachelor's degree",
      institution: 'University of Kwazulu-Natal',
      dateGraduated: '2014-11-30',
      currentlyCompleting: false,
    }
    const { qualifications } = createImportProposal(found, { ...profile, qualifications: [entry] }, TEST_NOW)
    expect(qualifications[0]?.duplicateOf).toBe(entry.uuid)
  })

  // PROF-35
  it('merges skills up to fifteen, and languages of the list', () => {
    const skills = Array.from({ length: 14 }, (_, index) => `Skill ${index}`)
    const languages = [
      { name: 'English', level: null },
      { name: 'Klingon', level: null },
    ]
    const proposal = createImportProposal({ ...found, languages }, { ...profile, skills }, TEST_NOW)
    expect(proposal.mergedSkills).toEqual([...skills, 'Node.js'])
    expect(proposal.mergedLanguages).toEqual(['isiZulu', 'English'])
    expect(proposal.warnings).toContain('A profile holds 15 skills. Some of those found do not fit.')
    expect(proposal.warnings).toContain('These are not on our list of languages: Klingon.')
  })

  // PROF-35, PROF-39
  it('proposes skills that a profile can hold: without commas, and shortened with a warning', () => {
    const long = `Environment, Health, and Safety (EHS) for ${'very '.repeat(10)}large sites`
    const skills = ['Environment, Health, and Safety (EHS)', '"Lean" [Six Sigma]', ' , ', long]
    const proposal = createImportProposal({ ...found, skills }, profile, TEST_NOW)
    const proposed = ['Environment Health and Safety (EHS)', 'Lean Six Sigma', proposal.skills[2] ?? '']
    expect(proposal.skills).toEqual(proposed)
    expect(proposal.mergedSkills).toEqual(['TypeScript', ...proposed])
    expect(splitList(joinList(proposal.mergedSkills))).toEqual(proposal.mergedSkills)
    expect(proposal.skills.map((skill) => listItemError('skills', skill))).toEqual([null, null, null])
    expect(proposal.skills[2]).toMatch(/^Environment Health and Safety \(EHS\) for very very/)
    expect(proposal.warnings).toContain('A long skill was shortened.')
  })

  // PROF-52
  it('keeps an end that is past in any time zone', () => {
    const roles = [{ ...role, end: { year: 2026, month: 4 }, current: false }]
    const proposed = (now: string) => createImportProposal({ ...found, roles }, profile, new Date(now)).workExperiences
    expect(proposed('2026-03-31T10:00:00Z')).toMatchObject([{ currentWork: false, endDate: '2026-04-01' }])
    expect(proposed('2026-03-31T09:59:59Z')).toMatchObject([{ currentWork: true, endDate: null }])
  })

  it('treats entries that end in the future as current', () => {
    const end = { year: TEST_NOW.getUTCFullYear() + 2, month: null }
    const changed = {
      ...found,
      roles: [{ ...role, end, current: false }],
      education: [{ ...study, end }],
    }
    const { qualifications, warnings, workExperiences } = createImportProposal(changed, profile, TEST_NOW)
    expect(workExperiences[0]).toMatchObject({ currentWork: true, endDate: null })
    expect(qualifications[0]).toMatchObject({ currentlyCompleting: true, dateGraduated: null })
    expect(warnings).toContain('Backend developer at Umoya Energy ends in the future, so it counts as current.')
  })

  // PROF-39
  it('reports unreadable fields and keeps the rest', () => {
    const changed = {
      ...found,
      roles: [{ ...role, start: null, current: false, company: '' }],
      education: [{ ...study, qualification: '', end: null }],
    }
    const { warnings, workExperiences } = createImportProposal(changed, profile, TEST_NOW)
    expect(workExperiences[0]).toMatchObject({ title: 'Backend developer', company: '', startDate: null })
    expect(warnings).toEqual([
      'LinkedIn puts only three skills in its PDF. Please add the others.',
      'We could not read the company of Backend developer.',
      'We could not read when Backend developer began.',
      'We could not read when Backend developer ended.',
      'University of KwaZulu-Natal names no qualification.',
      'University of KwaZulu-Natal gives no date of graduation.',
      'We could not tell the level of what was studied at University of KwaZulu-Natal.',
    ])
  })

  // PROF-39
  it('shortens texts that are too long', () => {
    const changed = { ...found, roles: [{ ...role, description: 'x'.repeat(5_000), title: 'y'.repeat(300) }] }
    const [row] = createImportProposal(changed, profile, TEST_NOW).workExperiences
    expect(row?.description).toHaveLength(4_000)
    expect(row?.title).toHaveLength(200)
  })

  it('splits a name without its credentials', () => {
    const names = (name: string | null) => {
      const { firstName, lastName } = createImportProposal({ ...found, name }, profile, TEST_NOW)
      return [firstName, lastName]
    }
    expect(names('Ana Beatriz Lima, PhD')).toEqual(['Ana', 'Beatriz Lima'])
    expect(names('Cher')).toEqual(['Cher', null])
    expect(names(null)).toEqual([null, null])
  })
})

describe('reading a profile file', () => {
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
  const places = {
    autocomplete: () => Promise.resolve([]),
    findTown: (title: string) => Promise.resolve(title === 'Durban, South Africa' ? durban : null),
  }
  const profileReader = fakeProfileReader()
  const deps = { clock: fakeClock(TEST_NOW), places, profiles: fakeProfiles(profile), profileReader }
  const read = readProfileFile(deps)
  const bytes = new TextEncoder().encode('%PDF-1.4')

  // PROF-32
  it('returns the proposal beside the current profile', async () => {
    const answer = await read({ actor: contractor, file: { bytes } })
    expect(answer).toMatchObject({ ok: true, value: { now: profile, found: { name: 'Thandi Nkosi' } } })
  })

  // PROF-47
  it('finds the place that the file names, if it is known', async () => {
    const placeOf = async (location: string | null) => {
      const reading = readProfileFile({ ...deps, profileReader: fakeProfileReader(foundProfile({ location })) })
      const answer = await reading({ actor: contractor, file: { bytes } })
      return answer.ok ? answer.value.found.place : undefined
    }
    expect(await placeOf('Durban, South Africa')).toEqual(durban)
    expect(await placeOf('Atlantis')).toBeNull()
    expect(await placeOf(null)).toBeNull()
  })

  it('returns why a file cannot be read', async () => {
    const answer = await read({ actor: contractor, file: { bytes: new TextEncoder().encode('<html>') } })
    expect(answer).toMatchObject({ ok: false, problem: 'not-a-pdf' })
  })

  it('refuses more than 10 MB, and actors without a profile', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    expect(await read({ actor: contractor, file: { bytes: large } })).toMatchObject({ problem: 'too-large' })
    expect(await read({ actor: anEmployerActor(), file: { bytes } })).toMatchObject({ problem: 'forbidden' })
  })
})
