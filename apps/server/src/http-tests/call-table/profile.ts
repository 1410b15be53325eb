import { must } from '../support/must.ts'
import { picture } from '../support/picture.ts'
import { profileForm, workEntry } from '../support/complete-profiles.ts'
import { entries, long, profiles, REQUIRED, studies } from '../support/wrong-forms.ts'
import { linkedInPdf } from '../../../../../adapters/profile-import/testing/linkedin-pdf.ts'
import { longPdf, scannedPdf } from '../../../../../adapters/profile-import/testing/other-files.ts'
import type { CallTable } from './call-facts.ts'
import type { Stage } from './stage.ts'

const entry = { ...workEntry, skills: ['dbt'], existing_skills: [] }
const study = {
  qualification: 'BSc Computer Science',
  education_type: "Bachelor's degree",
  date_graduated: '2014-11-30',
  institution: 'University of KwaZulu-Natal',
  currently_completing: false,
}

const ownEntry = async ({ contractor }: Stage) => {
  const { uuid } = must(await contractor.api.addWorkExperience({ params: { id: 'new' }, body: entry }))
  return { by: contractor.api, params: { id: uuid } }
}
const ownStudy = async ({ contractor }: Stage) => {
  const { uuid } = must(await contractor.api.addQualification({ body: study }))
  return { by: contractor.api, params: { id: uuid } }
}
/** Bytes as a form takes them. */
const pdfOf = async (made: Promise<Uint8Array>) => Uint8Array.from(await made)
/** An export of somebody with one job. */
const profileFile = (userPassword?: string) => {
  const roles = [{ title: 'Worker', start: '2020-01', end: null }]
  const person = { name: 'Bare Minimum', companies: [{ name: 'Only Work', roles }] }
  return pdfOf(linkedInPdf(person, userPassword === undefined ? {} : { userPassword }))
}
/** More than a picture may have; what is in it does not matter. */
const tooLarge = () => new Blob([new Uint8Array(6 * 1024 * 1024)], { type: 'image/png' })

export const profileCalls = {
  saveUser: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: profileForm } }),
    again: 'done',
    problems: {},
    invalid: profiles,
  },
  saveIndustries: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { list_items: 'Data & Analytics' } } }),
    answers: { industries: ['Data & Analytics'] },
    again: 'same',
    problems: {},
  },
  saveSkills: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { list_items: 'dbt,Snowflake' } } }),
    answers: { skills: ['dbt', 'Snowflake'] },
    again: 'same',
    problems: {},
  },
  saveLanguages: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { list_items: 'English' } } }),
    answers: { languages: ['English'] },
    again: 'same',
    problems: {},
  },
  setProfileImage: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { file: picture() } }),
    answers: { profile_image: /^\/v0\/files\/pictures\// },
    again: 'done',
    problems: { 'too-large': ({ contractor }) => ({ by: contractor.api, sent: { file: tooLarge() } }) },
  },
  readProfileFile: {
    happy: async ({ contractor }) => ({ by: contractor.api, sent: { file: new Blob([await profileFile()]) } }),
    answers: { source: 'linkedin', workExperiences: [{ title: 'Worker', company: 'Only Work' }], warnings: [/./] },
    again: 'same',
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
        sent: { file: new Blob([await pdfOf(scannedPdf())]) },
      }),
      'too-long': async ({ contractor }) => ({
        by: contractor.api,
        sent: { file: new Blob([await pdfOf(longPdf(61))]) },
      }),
    },
  },
  importProfile: {
    happy: ({ contractor }) => ({
      by: contractor.api,
      sent: { body: { skills: ['Weaving'], work_experiences: [entry] } },
    }),
    answers: { skills: ['Weaving'], workExperiences: [{ title: 'Analytics engineer' }], undo_until: /Z$/ },
    again: 'done',
    problems: {},
    invalid: [
      ['nothing chosen', {}, { work_experiences: ['Please choose what to take over'] }],
      [
        'mistakes in several rows',
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
      must(await api.importProfile({ body: { skills: ['Weaving'] } }))
      return { by: api }
    },
    answers: { skills: [] },
    again: 'nothing-to-undo',
    problems: { 'nothing-to-undo': async ({ newContractor }) => ({ by: (await newContractor()).api }) },
  },
  listWorkExperiences: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: { workExperiences: [{ title: 'Analytics engineer' }] },
    again: 'same',
    problems: {},
  },
  addWorkExperience: {
    happy: async ({ newContractor, newUuid }) => ({
      by: (await newContractor()).api,
      sent: { params: { id: newUuid() }, body: entry },
    }),
    answers: { uuid: /./, workExperience: { title: 'Analytics engineer', currentWork: true, skills: ['dbt'] } },
    again: 'done',
    problems: {},
    invalid: [
      ...entries,
      ['too long a title', { ...entry, title: long(201) }, { title: ['The maximum length allowed is 200'] }],
    ],
  },
  replaceWorkExperience: {
    happy: async (stage) => {
      const { by, params } = await ownEntry(stage)
      return { by, sent: { params, body: { ...entry, title: 'Lead engineer' } } }
    },
    answers: { workExperience: { title: 'Lead engineer' } },
    again: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { params: { id: newUuid() }, body: entry },
      }),
    },
    invalid: entries,
  },
  removeWorkExperience: {
    happy: async (stage) => {
      const { by, params } = await ownEntry(stage)
      return { by, sent: { params } }
    },
    again: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  listQualifications: {
    happy: async (stage) => ({ by: (await ownStudy(stage)).by }),
    answers: { qualifications: [{ qualification: 'BSc Computer Science' }] },
    again: 'same',
    problems: {},
  },
  addQualification: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: study } }),
    answers: { uuid: /./, qualification: { institution: study.institution, dateGraduated: '2014-11-30' } },
    again: 'done',
    problems: {},
    invalid: studies,
  },
  putQualification: {
    happy: ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() }, body: study } }),
    answers: { qualification: { qualification: study.qualification } },
    again: 'same',
    problems: {},
    invalid: studies,
  },
  replaceQualification: {
    happy: async (stage) => {
      const { by, params } = await ownStudy(stage)
      return { by, sent: { params, body: { ...study, institution: 'University of Cape Town' } } }
    },
    answers: { qualification: { institution: 'University of Cape Town' } },
    again: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { params: { id: newUuid() }, body: study },
      }),
    },
    invalid: studies,
  },
  removeQualification: {
    happy: async (stage) => {
      const { by, params } = await ownStudy(stage)
      return { by, sent: { params } }
    },
    again: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  saveCompany: {
    happy: ({ employer }) => ({
      by: employer.api,
      sent: { body: { name: 'Kestrel Freight', website: 'kestrel.example' } },
    }),
    again: 'done',
    problems: {},
    invalid: [
      ['a blank name', { name: ' ' }, { name: [REQUIRED] }],
      ['no address', { email: 'office' }, { email: ['Value is not a valid email address'] }],
    ],
  },
  setCompanyImage: {
    happy: ({ employer }) => ({ by: employer.api, sent: { file: picture() } }),
    answers: { profile_image: /^\/v0\/files\/pictures\// },
    again: 'done',
    problems: { 'too-large': ({ employer }) => ({ by: employer.api, sent: { file: tooLarge() } }) },
  },
} satisfies Partial<CallTable>
