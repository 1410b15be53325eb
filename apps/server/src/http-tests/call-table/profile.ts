import { unwrap } from '../support/unwrap.ts'
import { picture } from '../support/picture.ts'
import { profileForm, workEntry } from '../support/complete-profiles.ts'
import {
  invalidWorkEntries,
  textOfLength,
  invalidProfiles,
  REQUIRED,
  invalidStudies,
} from '../support/invalid-forms.ts'
import { linkedInPdf } from '../../../../../adapters/profile-import/testing/linkedin-pdf.ts'
import { longPdf, scannedPdf } from '../../../../../adapters/profile-import/testing/other-files.ts'
import type { CallTable } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'

const entry = { ...workEntry, skills: ['dbt'], existing_skills: [] }
const study = {
  qualification: 'BSc Computer Science',
  education_type: "Bachelor's degree",
  date_graduated: '2014-11-30',
  institution: 'University of KwaZulu-Natal',
  currently_completing: false,
}

const addWorkEntry = async ({ contractor }: CallFixture) => {
  const { uuid } = unwrap(await contractor.api.addWorkExperience({ params: { id: 'new' }, body: entry }))
  return { by: contractor.api, params: { id: uuid } }
}
const addStudy = async ({ contractor }: CallFixture) => {
  const { uuid } = unwrap(await contractor.api.addQualification({ body: study }))
  return { by: contractor.api, params: { id: uuid } }
}
/** Bytes that a form accepts. */
const toBytes = async (made: Promise<Uint8Array>) => Uint8Array.from(await made)
/** A LinkedIn export of a person with one job. */
const profileFile = (userPassword?: string) => {
  const roles = [{ title: 'Worker', start: '2020-01', end: null }]
  const person = { name: 'Bare Minimum', companies: [{ name: 'Only Work', roles }] }
  return toBytes(linkedInPdf(person, userPassword === undefined ? {} : { userPassword }))
}
/** Larger than a picture may be. */
const oversizedFile = () => new Blob([new Uint8Array(6 * 1024 * 1024)], { type: 'image/png' })

export const profileCalls = {
  saveUser: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: profileForm } }),
    repeated: 'done',
    problems: {},
    invalid: invalidProfiles,
  },
  saveIndustries: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { list_items: 'Data & Analytics' } } }),
    answers: { industries: ['Data & Analytics'] },
    repeated: 'same',
    problems: {},
  },
  saveSkills: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { list_items: 'dbt,Snowflake' } } }),
    answers: { skills: ['dbt', 'Snowflake'] },
    repeated: 'same',
    problems: {},
  },
  saveLanguages: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { list_items: 'English' } } }),
    answers: { languages: ['English'] },
    repeated: 'same',
    problems: {},
  },
  setProfileImage: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { file: picture() } }),
    answers: { profile_image: /^\/v0\/files\/pictures\// },
    repeated: 'done',
    problems: { 'too-large': ({ contractor }) => ({ by: contractor.api, sent: { file: oversizedFile() } }) },
  },
  readProfileFile: {
    happy: async ({ contractor }) => ({ by: contractor.api, sent: { file: new Blob([await profileFile()]) } }),
    answers: { source: 'linkedin', workExperiences: [{ title: 'Worker', company: 'Only Work' }], warnings: [/./] },
    repeated: 'same',
    problems: {
      'too-large': ({ contractor }) => ({
        by: contractor.api,
        sent: { file: new Blob([new Uint8Array(11 * 1024 * 1024)]) },
      }),
      'not-a-pdf': ({ contractor }) => ({ by: contractor.api, sent: { file: new Blob(['<html>']) } }),
      locked: async ({ contractor }) => ({
        by: contractor.api,
        sent: { file: new Blob([await profileFile('secret')]) },
      }),
      'no-text': async ({ contractor }) => ({
        by: contractor.api,
        sent: { file: new Blob([await toBytes(scannedPdf())]) },
      }),
      'too-long': async ({ contractor }) => ({
        by: contractor.api,
        sent: { file: new Blob([await toBytes(longPdf(61))]) },
      }),
      'already-reading': { coveredBy: 'apps/server/src/http-tests/profile-import.test.ts' },
    },
  },
  importProfile: {
    happy: ({ contractor }) => ({
      by: contractor.api,
      sent: { body: { skills: ['Weaving'], work_experiences: [entry] } },
    }),
    answers: { skills: ['Weaving'], workExperiences: [{ title: 'Analytics Engineer' }], undo_until: /Z$/ },
    repeated: 'done',
    problems: {},
    invalid: [
      ['nothing chosen', {}, { work_experiences: ['Please choose what to take over'] }],
      ['an unknown place', { place_id: 'atlantis' }, { place_id: ['Value is not one of the options'] }],
      [
        'errors in several rows',
        {
          job_title: '',
          work_experiences: [entry, { ...entry, title: '' }],
          qualifications: [{ ...study, institution: '' }],
        },
        { job_title: [REQUIRED], 'work_experiences.1.title': [REQUIRED], 'qualifications.0.institution': [REQUIRED] },
      ],
    ],
  },
  undoProfileImport: {
    happy: async ({ newContractor }) => {
      const { api } = await newContractor()
      unwrap(await api.importProfile({ body: { skills: ['Weaving'] } }))
      return { by: api }
    },
    answers: { skills: [] },
    repeated: 'nothing-to-undo',
    problems: { 'nothing-to-undo': async ({ newContractor }) => ({ by: (await newContractor()).api }) },
  },
  listWorkExperiences: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: { workExperiences: [{ title: 'Analytics Engineer' }] },
    repeated: 'same',
    problems: {},
  },
  addWorkExperience: {
    happy: async ({ newContractor, newUuid }) => ({
      by: (await newContractor()).api,
      sent: { params: { id: newUuid() }, body: entry },
    }),
    answers: { uuid: /./, workExperience: { title: 'Analytics Engineer', currentWork: true, skills: ['dbt'] } },
    repeated: 'done',
    problems: {},
    invalid: [
      ...invalidWorkEntries,
      ['an overlong title', { ...entry, title: textOfLength(201) }, { title: ['The maximum length allowed is 200'] }],
    ],
  },
  replaceWorkExperience: {
    happy: async (fixture) => {
      const { by, params } = await addWorkEntry(fixture)
      return { by, sent: { params, body: { ...entry, title: 'Lead engineer' } } }
    },
    answers: { workExperience: { title: 'Lead engineer' } },
    repeated: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { params: { id: newUuid() }, body: entry },
      }),
    },
    invalid: invalidWorkEntries,
  },
  removeWorkExperience: {
    happy: async (fixture) => {
      const { by, params } = await addWorkEntry(fixture)
      return { by, sent: { params } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  listQualifications: {
    happy: async (fixture) => ({ by: (await addStudy(fixture)).by }),
    answers: { qualifications: [{ qualification: 'BSc Computer Science' }] },
    repeated: 'same',
    problems: {},
  },
  addQualification: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: study } }),
    answers: { uuid: /./, qualification: { institution: study.institution, dateGraduated: '2014-11-30' } },
    repeated: 'done',
    problems: {},
    invalid: invalidStudies,
  },
  putQualification: {
    happy: ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() }, body: study } }),
    answers: { qualification: { qualification: study.qualification } },
    repeated: 'same',
    problems: {},
    invalid: invalidStudies,
  },
  replaceQualification: {
    happy: async (fixture) => {
      const { by, params } = await addStudy(fixture)
      return { by, sent: { params, body: { ...study, institution: 'University of Cape Town' } } }
    },
    answers: { qualification: { institution: 'University of Cape Town' } },
    repeated: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { params: { id: newUuid() }, body: study },
      }),
    },
    invalid: invalidStudies,
  },
  removeQualification: {
    happy: async (fixture) => {
      const { by, params } = await addStudy(fixture)
      return { by, sent: { params } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  saveCompany: {
    happy: ({ employer }) => ({
      by: employer.api,
      sent: { body: { name: 'Kestrel Freight', website: 'kestrel.example' } },
    }),
    repeated: 'done',
    problems: {},
    invalid: [
      ['a blank name', { name: ' ' }, { name: [REQUIRED] }],
      ['an invalid address', { email: 'office' }, { email: ['Value is not a valid email address'] }],
    ],
  },
  setCompanyImage: {
    happy: ({ employer }) => ({ by: employer.api, sent: { file: picture() } }),
    answers: { profile_image: /^\/v0\/files\/pictures\// },
    repeated: 'done',
    problems: { 'too-large': ({ employer }) => ({ by: employer.api, sent: { file: oversizedFile() } }) },
  },
} satisfies Partial<CallTable>
