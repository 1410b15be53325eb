import { describe, expect, it } from 'vitest'
import { mainProfileValues } from './components/forms/main-profile.ts'
import { completeProfile } from './samples/profiles.ts'
import { findUnsavedSections } from './unsaved-sections.ts'

const savedAt = '2026-11-20T09:00:00.000Z'
const draftOf = (section: string, saved: unknown, values: object = {}) => ({
  section,
  savedAt,
  form: JSON.stringify({ from: JSON.stringify(saved), values }),
})
const [job] = completeProfile.workExperiences
if (job === undefined) throw new Error('The profile of the tests has no job')
const found = (...drafts: readonly ReturnType<typeof draftOf>[]) =>
  findUnsavedSections(drafts, completeProfile).map(({ id, part }) => [part, id])

// PROF-48
describe('the sections with unsaved changes', () => {
  it('are those whose drafts are based on what is saved', () => {
    expect(
      found(
        draftOf('main-profile', mainProfileValues(completeProfile, null)),
        draftOf('skills', completeProfile.skills),
        draftOf('work:new', null, { uuid: 'begun' }),
        draftOf(`work:${job.uuid}`, job),
        draftOf('education:new', null),
      ),
    ).toEqual([
      ['MainProfile', null],
      ['Skills', null],
      ['WorkExperience', 'new'],
      ['WorkExperience', job.uuid],
      ['Qualification', 'new'],
    ])
  })

  it('are not those that were saved since, nor those that no form can read', () => {
    expect(
      found(
        draftOf('skills', ['another version']),
        draftOf(`work:${job.uuid}`, { ...job, title: 'Before' }),
        draftOf('work:new', null, { uuid: job.uuid }),
        draftOf('picture', null),
        { section: 'languages', savedAt, form: 'no JSON' },
      ),
    ).toEqual([])
  })
})
