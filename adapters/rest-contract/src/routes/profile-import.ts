import { DOCUMENT_TYPES, UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { ENTRY, NOW, qualificationExample, workExperienceExample } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { foundProfile, importableProfile, importedProfile, profileImportForm } from '../wire/profile-import.ts'
import { qualificationChecks, workExperienceChecks } from './shared-checks.ts'

const contractorOnly = { access: 'session', who: 'contractor' } as const
const now = {
  jobTitle: 'Analytics engineer',
  introduction: 'I turn raw events into tables that people trust.',
  locationTitle: 'Durban, KwaZulu-Natal, South Africa',
  skills: ['dbt'],
  languages: ['English'],
  workExperiences: [workExperienceExample],
  qualifications: [qualificationExample],
}
const { uuid: _work, ...role } = workExperienceExample
const { uuid: _study, ...study } = qualificationExample

/** Importing a profile from a file. Rules: PROF-32, PROF-33. */
export const profileImportRoutes = {
  readProfileFile: route({
    ...routeIndex.readProfileFile,
    ...contractorOnly,
    summary: 'Read a LinkedIn export (or another CV: PDF or Word, 10 MB at most) and say what is in it; saves nothing',
    rateLimit: 'upload',
    fileMaxBytes: UPLOAD_MAX_BYTES,
    fileTypes: [DOCUMENT_TYPES.pdf, DOCUMENT_TYPES.docx],
    success: { status: 200, body: foundProfile },
    problems: {
      'too-large': { status: 413, message: 'This file is larger than 10 MB.' },
      'not-a-pdf': { status: 415, message: 'This is not a PDF that we can open. Please save it as PDF again.' },
      locked: { status: 422, message: 'This PDF is locked. Please save it without a password.' },
      'no-text': { status: 422, message: 'There is no readable text in this file. It may be a scan.' },
      'too-long': { status: 422, message: 'This file is too long for us to read. 60 pages is the most.' },
      'already-reading': { status: 409, message: 'We are still reading your last file. Please try again in a moment.' },
    },
    examples: {
      reply: {
        source: 'linkedin',
        name: 'Thandeka Mkhize',
        firstName: 'Thandeka',
        lastName: 'Mkhize',
        headline: 'Analytics engineer at Umoya Energy',
        location: 'Durban, South Africa',
        place: { id: '1007311', title: 'Durban, KwaZulu-Natal, South Africa' },
        summary: 'Ten years of tables.',
        skills: ['Snowflake'],
        mergedSkills: ['dbt', 'Snowflake'],
        languages: [{ name: 'isiZulu', level: 'Native or bilingual' }],
        mergedLanguages: ['English', 'isiZulu'],
        certifications: ['Certified dbt developer'],
        workExperiences: [{ ...role, skills: [], duplicateOf: ENTRY }],
        qualifications: [{ ...study, startDate: '2011-01-01', dateGraduated: '2014-01-01', duplicateOf: null }],
        contact: {
          email: 'thandeka@example.com',
          phone: null,
          links: [{ url: 'https://www.linkedin.com/in/thandeka', label: 'LinkedIn' }],
        },
        warnings: ['LinkedIn puts only three skills in its PDF. Please add the others.'],
        now,
      },
    },
  }),
  importProfile: route({
    ...routeIndex.importProfile,
    ...contractorOnly,
    summary: 'Save what was chosen from a file, all at once; can be undone for a day',
    checks: [
      ...workExperienceChecks,
      ...qualificationChecks,
      '`place_id` is the id of a place.',
      '`replaces` is the id of an own entry, each in one row only.',
    ],
    body: profileImportForm,
    success: { status: 200, body: importedProfile },
    problems: {},
    examples: {
      body: {
        job_title: 'Analytics engineer',
        skills: ['Snowflake'],
        work_experiences: [
          {
            title: 'Analytics engineer',
            company: 'Umoya Energy',
            location: 'Durban',
            description: 'Models of demand for a city.',
            current_work: true,
            start_date: '2022-03-01',
            end_date: null,
          },
        ],
        qualifications: [],
      },
      reply: { ...now, skills: ['dbt', 'Snowflake'], undo_until: NOW },
    },
  }),
  undoProfileImport: route({
    ...routeIndex.undoProfileImport,
    ...contractorOnly,
    summary: 'Undo the last import within a day; what was changed by hand since stays',
    success: { status: 200, body: importableProfile },
    problems: {
      'nothing-to-undo': { status: 409, message: 'There is no import of the last 24 hours to undo.' },
    },
    examples: { reply: now },
  }),
}
